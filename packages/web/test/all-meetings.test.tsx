import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import MeetingsBlock from '../src/features/matches/detail/meetings-block.tsx';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const { homeTeam, awayTeam } = aMatch();
/** The home team has won each. */
const meetings = Array.from({ length: 103 }, (_, no) =>
  aMatch({
    id: `ma-met-${no}`,
    statusId: 'FINISHED',
    endTime: 1000,
    homeTeam: { ...homeTeam, score: 1 },
    awayTeam: { ...awayTeam, score: 0 },
  }),
);

test('MDT-10 the balance of all seasons counts meetings beyond the first page', async () => {
  const asked: unknown[] = [];
  const sendCall = async ({ params }: { params: { query: { page?: number; size: number } } }) => {
    const { page = 1, size } = params.query;
    asked.push(page);
    return { kind: 'ok', data: meetings.slice((page - 1) * size, page * size) };
  };
  const { Around } = await aSession('en', sendCall as unknown as SendCall);
  const block = <MeetingsBlock match={aMatch()} meetings={meetings.slice(0, 6)} zone="UTC" />;
  const { container } = render(block, { wrapper: Around });
  const tally = () => container.querySelector('[role="status"]')?.textContent;
  expect(tally()).toContain('Goals 5–0');
  await userEvent.click(screen.getByRole('button', { name: 'Show all seasons' }));
  await waitFor(() => expect(tally()).toContain('Goals 103–0'));
  expect(container.querySelectorAll('li')).toHaveLength(103);
  expect(asked).toEqual([1, 2]);
  expect(screen.queryByText(/Show all seasons|Loading/)).toBeNull();
});
