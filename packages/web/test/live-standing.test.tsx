import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Standing, TeamRef } from '@touchline/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, type PageCall } from '../src/api/call.ts';
import type { SendCall } from '../src/api/send-call.ts';
import { LazyLiveStanding } from '../src/features/tournaments/standing/lazy-live-standing.tsx';
import { StandingBlock } from '../src/features/tournaments/standing/standing-block.tsx';
import { nowAtom } from '../src/state/clock/clock.ts';
import { useResource } from '../src/state/data/use-resource.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const match = aMatch({ stage: 'Season' });
const { homeTeam, awayTeam } = match;
const level = {
  ...match,
  homeTeam: { ...homeTeam, score: 1 },
};

type Numbers = { won: number; draw: number; loss: number; goals: number; goalsAgainst: number };

const row = ({ id, name, country }: TeamRef, points: number, numbers: Numbers) => ({
  team: { id, name, country },
  points,
  ...numbers,
});

const third = { ...awayTeam, id: 'te-eng-3', name: 'Saltmarsh City' };

/** Before the match: third, home, away. */
const ended: Standing = {
  tables: [
    {
      stage: 'Season',
      rows: [
        row(third, 4, { won: 1, draw: 1, loss: 0, goals: 3, goalsAgainst: 1 }),
        row(homeTeam, 3, { won: 1, draw: 0, loss: 1, goals: 2, goalsAgainst: 2 }),
        row(awayTeam, 1, { won: 0, draw: 1, loss: 1, goals: 1, goalsAgainst: 3 }),
      ],
    },
  ],
};

/** As the upstream counts the level match. */
const started: Standing = {
  tables: ended.tables.map((table) => ({
    ...table,
    rows: table.rows.map((one) => ({ ...one, movement: 0 })),
  })),
};

const tournamentId = match.tournament.id;
const startedCall = call('/tournaments/table', { tournamentId, matches: 'started' }, 'en');
const upcoming = call('/tournaments/matches/upcoming', { tournamentId }, 'en');

function Shown() {
  const resource = useResource(startedCall, 120);
  return (
    <StandingBlock
      resource={resource}
      game="football"
      form={() => null}
      isLive
      live={(ports) => (
        <LazyLiveStanding
          game="football"
          tournamentId={tournamentId}
          upcoming={upcoming}
          isNeeded
          {...ports}
        />
      )}
    />
  );
}

async function open(tables: { ended: Standing; started: Standing }) {
  const sendCall = vi.fn(
    async ({ path, query: asked }: PageCall & { query?: { matches?: string } }) => {
      const isStarted = asked?.matches === 'started';
      if (path === '/tournaments/table') {
        return { kind: 'ok', data: isStarted ? tables.started : tables.ended };
      }
      return { kind: 'ok', data: path === '/tournaments/matches/upcoming' ? [level] : [] };
    },
  );
  const { session, Around } = await aSession('en', sendCall as unknown as SendCall);
  render(<Shown />, { wrapper: Around });
  await waitFor(() => expect(sendCall).toHaveBeenCalledTimes(4));
  act(() => session.live.applyEvents([{ kind: 'reset', at: 1, matches: [level] }]));
  return { session, sendCall, user: userEvent.setup() };
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.textContent?.replaceAll(/\s+/g, ' '));

const goal = { kind: 'patch', at: 2, id: match.id, patch: { homeTeam: { score: 2 } } } as const;

test('MDT-3 TRN-7 a goal moves the table without a request, and says by how many places', async () => {
  const { session, sendCall } = await open({ ended, started });
  await waitFor(() => expect(rows()[1]).toContain('4'));
  act(() => session.live.applyEvents([goal]));
  await waitFor(() => expect(rows()[0]).toContain('Northgate Athletic'));
  expect(rows()[0]).toMatch(/^1▲1up 1/);
  expect(rows()[1]).toMatch(/^2▼1down 1/);
  expect(sendCall).toHaveBeenCalledTimes(4);
});

test('MDT-3 TRN-7 the plain table is one tap away', async () => {
  const { session, user } = await open({ ended, started });
  act(() => session.live.applyEvents([goal]));
  await waitFor(() => expect(rows()[0]).toContain('Northgate Athletic'));
  const button = screen.getByRole('switch', { name: 'As it stands', checked: true });
  await user.click(button);
  expect(button.getAttribute('aria-checked')).toBe('false');
  expect(rows()[0]).toContain('Saltmarsh City');
  expect(rows().join()).not.toMatch(/[▲▼]/);
});

test('MDT-3 TRN-7 a result stays counted until the upstream has it in its table', async () => {
  const { session } = await open({ ended, started });
  act(() => session.live.applyEvents([goal]));
  act(() => session.live.applyEvents([{ kind: 'remove', at: 3, id: match.id }]));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(rows()[0]).toMatch(/^1Northgate Athletic/);
});

test('MDT-3 TRN-7 where points follow a rule of their own, the upstream is asked at a new score', async () => {
  const deducted: Standing = {
    tables: ended.tables.map((table) => ({
      ...table,
      rows: table.rows.map((one) => (one.points === 4 ? { ...one, points: 2 } : one)),
    })),
  };
  const { session, sendCall } = await open({ ended: deducted, started });
  act(() => session.live.applyEvents([goal]));
  expect(sendCall).toHaveBeenCalledTimes(4);
  act(() => session.store.set(nowAtom, session.store.get(nowAtom) + 11_000));
  act(() => session.live.applyEvents([{ ...goal, patch: { homeTeam: { score: 3 } } }]));
  await waitFor(() => expect(sendCall).toHaveBeenCalledTimes(5));
  expect(rows()[0]).toContain('Saltmarsh City');
});
