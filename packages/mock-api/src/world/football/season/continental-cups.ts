import { DAY_SECONDS, daysFromCivil, HOUR_SECONDS } from '../../calendar/civil.ts';
import { same } from '../../localized.ts';
import type { Calendar, QualifyingPlaces, Tournament } from '../../model.ts';
import type { TournamentDates } from './continental-plan.ts';
import { footballWindow } from './league-plan.ts';
import type { SeasonPattern } from './season-weeks.ts';
import { drawInstant, firstMonday, SEASON_WEEKS, seasonLabel } from './season-weeks.ts';

export interface ContinentalRow {
  readonly code: string;
  readonly country: string;
  readonly name: readonly [string, string];
  readonly type: 'continental' | 'championship';
  readonly popularity: number;
  readonly prize: { readonly amount: number; readonly currency: string };
  readonly calendar: Calendar;
  readonly dates: TournamentDates;
  /** Undefined if this world has too few of the leagues. */
  qualifyingPlaces(leagues: ReadonlyMap<string, Tournament>): QualifyingPlaces[] | undefined;
}

/**
 * `eng1:0-4` are the first four of England's first division. Takes the first list that fills a
 * tournament of 32 or 16 teams.
 */
const parseQualifyingPlaces =
  (lists: readonly string[]) =>
  (leagues: ReadonlyMap<string, Tournament>): QualifyingPlaces[] | undefined => {
    const parsed = lists.map((list) =>
      list.split(' ').flatMap((text): QualifyingPlaces[] => {
        const [code = '', places = ''] = text.split(':');
        const league = leagues.get(code);
        const [from = 0, to = 0] = places.split('-').map(Number);
        return league ? [{ league, from, to }] : [];
      }),
    );
    return parsed.find((list) => {
      const teams = list.reduce((sum, { from, to }) => sum + to - from, 0);
      return teams === 32 || teams === 16;
    });
  };

type CupDates = Pick<ContinentalRow, 'type' | 'calendar' | 'dates'>;

/** From code, country, popularity, prize and its currency, and names (Latin:Chinese); `lists` as for the places. */
export function cupRow(text: string, dates: CupDates, ...lists: string[]): ContinentalRow {
  const [code = '', country = '', popularity, amount, currency = '', ...names] = text.split(' ');
  const [latin = '', chinese = ''] = names.join(' ').split(':');
  return {
    code,
    country,
    name: [latin, chinese],
    popularity: Number(popularity),
    prize: { amount: Number(amount), currency },
    ...dates,
    qualifyingPlaces: parseQualifyingPlaces(lists),
  };
}

function seasonLongCup(pattern: SeasonPattern): CupDates {
  const { groups, knockout } = SEASON_WEEKS[pattern];
  const monday = (year: number, week: number) => firstMonday(pattern, year) + week * 7;
  return {
    type: 'continental',
    calendar: {
      perYear: 1,
      window: footballWindow(pattern, 'all'),
      label: (year) => seasonLabel(pattern, year),
    },
    dates: {
      groupDays: (year, round) => {
        const first = monday(year, groups[round - 1] as number);
        return [first + 1, first + 2];
      },
      knockoutDays: (year, round, final) => {
        const week = final ? (knockout.at(-1) as number) : (knockout[round - 1] as number);
        const first = monday(year, week);
        return final ? [first + 5] : [first + 1, first + 2];
      },
      times: [21 * 60, 18 * 60 + 45],
      drawAt: (year) => drawInstant(pattern, year),
      seasonsBack: 1,
      legs: 2,
    },
  };
}

/** Three weeks at one venue, between two seasons. `seasonsBack`: see TournamentDates. */
export function threeWeekCup(month: number, day: number, seasonsBack: number) {
  const first = (year: number) => daysFromCivil(year, month, day);
  const knockoutDays = [11, 15, 19];
  return {
    type: 'championship' as const,
    calendar: {
      perYear: 1,
      window: (year: number): readonly [number, number] => [first(year), first(year) + 22],
      label: (year: number) => same(year),
      // Slightly above half of the pause, so that of two tournaments half a year apart one is always
      // finished and the other upcoming.
      rolloverShare: 0.54,
    },
    dates: {
      groupDays: (year: number, round: number) => {
        const start = first(year) + (round - 1) * 3;
        return [start, start + 1];
      },
      knockoutDays: (year: number, round: number) => {
        const start = first(year) + (knockoutDays[round - 1] as number);
        return round === 1 ? [start, start + 1] : [start];
      },
      times: [18 * 60, 20 * 60 + 30, 15 * 60 + 30],
      drawAt: (year: number) => (first(year) - 7) * DAY_SECONDS + 12 * HOUR_SECONDS,
      seasonsBack,
      legs: 1 as const,
    },
  };
}

/** `patternOf` maps a season pattern to the one that this world uses for it. */
export const continentalRows = (
  patternOf: (pattern: SeasonPattern) => SeasonPattern,
): readonly ContinentalRow[] => [
  cupRow(
    'eurcup europe 100 85000000 EUR Continental Cup:洲际杯',
    seasonLongCup(patternOf('autumn')),
    'eng1:0-4 esp1:0-4 ita1:0-4 ger1:0-4 fra1:0-3 por1:0-2 ned1:0-2 bel1:0-1 tur1:0-1 sco1:0-1 aut1:0-1 sui1:0-1 gre1:0-1 pol1:0-1 cze1:0-1 cro1:0-1',
    'eng1:0-6 esp1:0-5 ger1:0-5',
  ),
  cupRow(
    'eurshield europe 86 28000000 EUR Concord Shield:协和盾杯',
    seasonLongCup(patternOf('autumn')),
    'eng1:4-6 esp1:4-6 ita1:4-6 ger1:4-6 fra1:3-5 por1:2-4 ned1:2-4 bel1:1-3 tur1:1-3 sco1:1-2 aut1:1-2 sui1:1-2 gre1:1-2 pol1:1-2 cze1:1-2 cro1:1-2 srb1:0-2 rou1:0-2 den1:0-3',
  ),
  cupRow(
    'southshield south 84 20000000 USD Southern Shield:南方盾牌赛',
    seasonLongCup(patternOf('spring')),
    'bra1:0-7 arg1:0-6 uru1:0-4 chi1:0-4 col1:0-4 per1:0-4 ecu1:0-3',
    'bra1:0-8 col1:0-8',
  ),
  cupRow(
    'eastcrown asia 76 9000000 USD Eastern Crown:东方皇冠杯',
    seasonLongCup(patternOf('spring')),
    'jpn1:0-6 kor1:0-5 chn1:0-5',
  ),
  cupRow(
    'northwinter swe 64 1200000 EUR Northern Winter Cup:北方冬季杯',
    threeWeekCup(11, 28, 0),
    'swe1:0-6 nor1:0-5 fin1:0-5',
    'swe1:0-16',
  ),
  cupRow(
    'southsummer uru 58 800000 USD Copa Verano Austral:南方夏季杯',
    threeWeekCup(1, 16, 1),
    'uru1:0-4 chi1:0-4 per1:0-4 ecu1:0-4',
  ),
  cupRow(
    'alpinesummer aut 60 900000 EUR Alpine Summer Cup:阿尔卑斯夏季杯',
    threeWeekCup(6, 27, 1),
    'aut1:1-5 sui1:1-5 cze1:1-5 pol1:1-5',
  ),
];

/** Leagues whose clubs may play in a continental cup. */
export const continentalLeagues: ReadonlySet<string> = new Set(
  'eng1 esp1 ita1 ger1 fra1 por1 ned1 bel1 tur1 sco1 aut1 sui1 gre1 pol1 cze1 cro1 srb1 rou1 den1 bra1 arg1 uru1 chi1 col1 per1 ecu1 jpn1 kor1 chn1'.split(
    ' ',
  ),
);
