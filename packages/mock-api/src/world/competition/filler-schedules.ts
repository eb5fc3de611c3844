import { DAY_SECONDS, daysFromCivil, MINUTE_SECONDS } from '../calendar/civil.ts';
import { localize } from '../localized.ts';
import type { FixedIntervalSchedule } from './fixed-interval-plan.ts';

const SEASONS_PER_YEAR = 9;
const SEASON_DAYS = 365 / SEASONS_PER_YEAR;
const QUARTER_HOUR = 15 * MINUTE_SECONDS;
const SLOTS_PER_DAY = DAY_SECONDS / QUARTER_HOUR;

/** Roberts' low-discrepancy sequence: its multiples fill a square evenly, however many there are. */
const STRIDES = [0.754_877_666_2, 0.569_840_291] as const;

/**
 * Schedule of the large world's filler leagues: a round every day, nine seasons a year. Kick-off time
 * and pauses are spread over the leagues, so that the number of live matches is nearly constant.
 */
export function fillerSchedule(index: number, teams: number): FixedIntervalSchedule {
  const rounds = (teams - 1) * 2;
  const [timeShare, pauseShare] = STRIDES.map((stride) => (index * stride) % 1) as [number, number];
  const kickOff = Math.floor(timeShare * SLOTS_PER_DAY) * QUARTER_HOUR;
  const shift = Math.floor(pauseShare * SEASON_DAYS);
  const firstDay = (n: number): number =>
    daysFromCivil(Math.floor(n / SEASONS_PER_YEAR), 1, 1) +
    Math.floor((n % SEASONS_PER_YEAR) * SEASON_DAYS) +
    shift;
  return {
    roundDays: 1,
    legs: 2,
    firstDay,
    calendar: {
      perYear: SEASONS_PER_YEAR,
      window: (n) => [firstDay(n), firstDay(n) + rounds],
      label: (n) => {
        const year = Math.floor(n / SEASONS_PER_YEAR);
        const part = (n % SEASONS_PER_YEAR) + 1;
        return localize(
          `${year} Season ${part}`,
          `${year}第${part}赛季`,
          `${year}, temporada ${part}`,
        );
      },
    },
    startsOf: (day, matches) => Array<number>(matches).fill(day * DAY_SECONDS + kickOff),
  };
}
