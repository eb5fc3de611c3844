import { DAY_SECONDS, daysFromCivil, HOUR_SECONDS, minutesOfDay } from '../../calendar/civil.ts';
import { instantAt, type Zone } from '../../calendar/zones.ts';
import type { FixedIntervalSchedule } from '../../competition/fixed-interval-plan.ts';
import { localize } from '../../localized.ts';
import { footballWindow } from './league-plan.ts';
import type { SeasonPattern } from './season-weeks.ts';
import { firstMonday, seasonLabel } from './season-weeks.ts';

const ROUNDS_PER_HALF_YEAR = 60;
const DENSE_ROUND_DAYS = 3;

/**
 * Schedule of the small world: a round every third day, its matches spread over 24 hours. Six
 * staggered leagues keep some match live at any hour, with a tenth of the teams.
 */
export function denseSchedule(
  pattern: SeasonPattern,
  staggerIndex: number,
  teams: number,
): FixedIntervalSchedule {
  const interval = (24 / (teams / 2)) * HOUR_SECONDS;
  const shift = staggerIndex < DENSE_ROUND_DAYS ? 0 : interval / 2;
  return {
    roundDays: DENSE_ROUND_DAYS,
    legs: Math.floor(ROUNDS_PER_HALF_YEAR / (teams - 1)),
    calendar: {
      perYear: 1,
      window: footballWindow(pattern, 'league'),
      label: (year) => seasonLabel(pattern, year),
    },
    firstDay: (year) => firstMonday(pattern, year) + (staggerIndex % DENSE_ROUND_DAYS),
    startsOf: (day, matches) =>
      Array.from({ length: matches }, (_, no) => day * DAY_SECONDS + no * interval + shift),
  };
}

const HALF_YEAR_DAYS = 182;
const MAX_SEASON_DAYS = 174;

/** Two seasons a year; staggered pauses, so that most leagues are in season at any time. */
function halfYears(
  shift: number,
  days: number,
): Pick<FixedIntervalSchedule, 'calendar' | 'firstDay'> {
  const firstDay = (n: number): number =>
    daysFromCivil(Math.floor(n / 2), 1, 3) + (n % 2) * HALF_YEAR_DAYS + shift;
  return {
    firstDay,
    calendar: {
      perYear: 2,
      window: (n) => [firstDay(n), firstDay(n) + days],
      label: (n) => {
        const year = Math.floor(n / 2);
        return n % 2 === 0
          ? localize(`${year} Opening`, `${year}开幕赛季`, `Apertura ${year}`)
          : localize(`${year} Closing`, `${year}闭幕赛季`, `Clausura ${year}`);
      },
    },
  };
}

/**
 * A league with matches on nearly every evening. `times` lie within four hours: a team that plays
 * late on the last day of a round still rests long enough before the next.
 */
export function eveningSchedule(
  zone: Zone,
  times: string,
  staggerIndex: number,
  teams: number,
): FixedIntervalSchedule {
  const startMinutes = times.split(' ').map(minutesOfDay);
  const rounds = (teams - 1) * 2;
  const roundDays = Math.min(5, Math.floor(MAX_SEASON_DAYS / rounds));
  const days = roundDays - 1;
  return {
    roundDays,
    legs: 2,
    ...halfYears((staggerIndex * 11) % 66, rounds * roundDays),
    startsOf: (day, matches) =>
      Array.from({ length: matches }, (_, no) => {
        const time = startMinutes[(no + Math.floor(no / days)) % startMinutes.length] as number;
        return instantAt(zone, day + (no % days), time);
      }),
  };
}
