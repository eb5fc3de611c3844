import { DAY, daysFromCivil, HOUR } from '../calendar/civil.ts';
import { instantAt, type Zone } from '../calendar/zones.ts';
import type { SteadyPace } from '../competition/fixed-interval-plan.ts';
import { words } from '../localized.ts';
import { footballWindow } from './league-plan.ts';
import type { Rhythm } from './leagues.ts';
import { firstMonday, seasonLabel } from './season-weeks.ts';

const ROUNDS_OF_HALF_A_YEAR = 60;
const DENSE_APART = 3;

/**
 * The small world's: a round every third day, its matches one after the other round the clock. Six
 * leagues that take turns keep some match on at any hour, with a tenth of the teams.
 */
export function densePace(rhythm: Rhythm, turn: number, teams: number): SteadyPace {
  const between = (24 / (teams / 2)) * HOUR;
  const shift = turn < DENSE_APART ? 0 : between / 2;
  return {
    apart: DENSE_APART,
    legs: Math.floor(ROUNDS_OF_HALF_A_YEAR / (teams - 1)),
    calendar: {
      perYear: 1,
      window: footballWindow(rhythm, 'league'),
      label: (year) => seasonLabel(rhythm, year),
    },
    firstDay: (year) => firstMonday(rhythm, year) + (turn % DENSE_APART),
    startsOf: (day, matches) =>
      Array.from({ length: matches }, (_, no) => day * DAY + no * between + shift),
  };
}

const HALF_YEAR = 182;
const LONGEST_SEASON = 174;

/** Two seasons a year; leagues rest one after the other, so that most are on at any time. */
function halfYears(shift: number, days: number): Pick<SteadyPace, 'calendar' | 'firstDay'> {
  const firstDay = (n: number): number =>
    daysFromCivil(Math.floor(n / 2), 1, 3) + (n % 2) * HALF_YEAR + shift;
  return {
    firstDay,
    calendar: {
      perYear: 2,
      window: (n) => [firstDay(n), firstDay(n) + days],
      label: (n) => {
        const year = Math.floor(n / 2);
        return n % 2 === 0
          ? words(`${year} Opening`, `${year}开幕赛季`)
          : words(`${year} Closing`, `${year}闭幕赛季`);
      },
    },
  };
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * A league that plays nearly every evening. `times` lie within four hours, so that who plays late on
 * the last day of a round has his rest before the next.
 */
export function eveningPace(zone: Zone, times: string, turn: number, teams: number): SteadyPace {
  const clock = times.split(' ').map(minutes);
  const rounds = (teams - 1) * 2;
  const apart = Math.min(5, Math.floor(LONGEST_SEASON / rounds));
  const days = apart - 1;
  return {
    apart,
    legs: 2,
    ...halfYears((turn * 11) % 66, rounds * apart),
    startsOf: (day, matches) =>
      Array.from({ length: matches }, (_, no) => {
        const time = clock[(no + Math.floor(no / days)) % clock.length] as number;
        return instantAt(zone, day + (no % days), time);
      }),
  };
}
