import { createWorld } from '@touchline/mock-api/world';
import { type Figures, figures } from '../figures.ts';
import type { Row } from '../result-row.ts';

type World = ReturnType<typeof createWorld>;
type View = ReturnType<World['at']>;

const suite = 'world (standard)';
const DAY_SECONDS = 86_400;
const NOON = Date.UTC(2026, 10, 21, 12) / 1000;

const midnight = (instant: number) => instant - (instant % DAY_SECONDS);
const today = (instant: number) => [midnight(instant), midnight(instant) + DAY_SECONDS] as const;

const lists: Record<string, (view: View, instant: number) => unknown> = {
  'a day of football': (view, instant) => view.matchesBetween(...today(instant), 'football'),
  'live matches': (view) => view.liveMatches(),
  'main matches, 16': (view) => view.mainMatches({ offset: 0, limit: 16 }),
  'ongoing tournaments, 100': (view) =>
    view.tournaments('ongoing', { sport: 'football' }, { offset: 0, limit: 100 }),
  'ranking, 20': (view) => view.rankings({ sport: 'football' }, { offset: 0, limit: 20 }),
};

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const CALLS = 50;

/** Each call is one second later than the one before, like visitors' requests. */
function warm(
  world: World,
  list: (view: View, instant: number) => unknown,
  rounds: number,
): Figures {
  const call = (second: number) => list(world.at(NOON + second, 'en'), NOON + second);
  for (let second = 0; second < CALLS; second += 1) call(second);
  return figures(
    Array.from({ length: rounds }, (_, round) => {
      const first = (round + 1) * CALLS;
      return (
        cpuMs(() => {
          for (let n = 0; n < CALLS; n += 1) call(first + n);
        }) / CALLS
      );
    }),
  );
}

/** A new world each time, warmed up at one instant, then queried at another for the first time. */
function jump(distance: number, rounds: number): Figures {
  return figures(
    Array.from({ length: rounds }, (_, round) => {
      const world = createWorld({ seed: `jump-${round}`, size: 'standard' });
      world.at(NOON, 'en').matchesBetween(...today(NOON), 'football');
      const there = NOON + distance;
      return cpuMs(() => {
        const view = world.at(there, 'en');
        view.matchesBetween(...today(there), 'football');
        view.liveMatches();
      });
    }),
  );
}

export async function worldCosts(rounds: number): Promise<Row[]> {
  const world = createWorld({ seed: 'touchline', size: 'standard' });
  const unit = 'ms CPU';
  const warmRows = Object.entries(lists).map(([what, list]) => ({
    suite,
    what: `warm: ${what}`,
    unit,
    wanted: { atMost: 2 },
    figures: warm(world, list, rounds),
  }));
  const jumps = {
    'a jump of 30 days': 30 * DAY_SECONDS,
    'a jump of 30 years': 10_957 * DAY_SECONDS,
  };
  const jumpRows = Object.entries(jumps).map(([what, distance]) => ({
    suite,
    what,
    unit,
    wanted: { atMost: 50 },
    figures: jump(distance, rounds),
  }));
  return [...warmRows, ...jumpRows];
}
