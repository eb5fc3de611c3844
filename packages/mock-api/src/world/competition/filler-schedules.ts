import { DAY, daysFromCivil, HOUR, MINUTE } from '../calendar/civil.ts';
import { words } from '../localized.ts';
import type { SteadyPace } from './fixed-interval-plan.ts';

const SEASONS = 9;
const SEASON_DAYS = 365 / SEASONS;
const QUARTER_HOUR = 15 * MINUTE;
const SLOTS = DAY / QUARTER_HOUR;

/** Multiples of these two fill a square evenly, however many there are (Roberts' sequence). */
const STRIDES = [0.754_877_666_2, 0.569_840_291] as const;

/**
 * The large world's crowd of leagues: there for their number, so a round is played every day, nine
 * seasons a year. Each has a quarter of an hour of its own and rests on days of its own, so that
 * about as many matches are on at any instant.
 */
export function crowdPace(turn: number, teams: number): SteadyPace {
  const rounds = (teams - 1) * 2;
  const [time, rest] = STRIDES.map((stride) => (turn * stride) % 1) as [number, number];
  const kickOff = Math.floor(time * SLOTS) * QUARTER_HOUR;
  const shift = Math.floor(rest * SEASON_DAYS);
  const firstDay = (n: number): number =>
    daysFromCivil(Math.floor(n / SEASONS), 1, 1) + Math.floor((n % SEASONS) * SEASON_DAYS) + shift;
  return {
    apart: 1,
    legs: 2,
    firstDay,
    calendar: {
      perYear: SEASONS,
      window: (n) => [firstDay(n), firstDay(n) + rounds],
      label: (n) => {
        const year = Math.floor(n / SEASONS);
        const part = (n % SEASONS) + 1;
        return words(`${year} Season ${part}`, `${year}第${part}赛季`);
      },
    },
    startsOf: (day, matches) => Array<number>(matches).fill(day * DAY + kickOff),
  };
}

/** Hours (UTC) at which a storm's leagues kick off, a third of them at each. */
const STORM_HOURS = [5.5, 13.5, 19.5] as const;

/** For as many at once as there can be, and all of one sport. */
export function stormPace(turn: number, teams: number): SteadyPace {
  const hour = STORM_HOURS[turn % STORM_HOURS.length] as number;
  return {
    ...crowdPace(turn, teams),
    startsOf: (day, matches) => Array<number>(matches).fill(day * DAY + hour * HOUR),
  };
}
