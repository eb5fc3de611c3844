import { lazy } from '../lazy.ts';
import type { RealResult, RealScore } from '../model.ts';
import type { ExpectedGoals, RealMatch, RealStatus, SeasonFile } from './season-file.ts';

/**
 * A season in the pack: lists of its distinct names, times and results, and for each column a text with one character
 * per match, whose code is FIRST_CODE and the place in the list. Alike characters side by side compress well.
 */
interface PackedSeason extends Omit<SeasonFile, 'matches' | 'expected'> {
  readonly rounds: readonly string[];
  readonly times: readonly (number | null)[];
  readonly results: readonly string[];
  /** Those without a result may be before the first day of the season, and their teams come last. */
  readonly offset: number;
  readonly names: readonly string[];
  readonly columns: Readonly<Record<Column, string>>;
  readonly expected?: PackedExpected;
}

/** Columns again, whose characters count from the lowest value. */
interface PackedExpected {
  readonly edge: number;
  readonly goals: string;
  readonly leastGoals: number;
  readonly lead: string;
  readonly leastLead: number;
}

type Column = 'round' | 'day' | 'time' | 'home' | 'away' | 'result';

export interface Pack {
  readonly origin: string;
  readonly licence: string;
  readonly seasons: readonly PackedSeason[];
}

const ORIGIN = 'https://github.com/openfootball/football.json';
const LICENCE = 'CC0-1.0';

/** Printable, and after the quotation mark, which JSON escapes. */
const FIRST_CODE = 35;

const scoreText = (score: RealScore | undefined) => score?.join('-') ?? '';

/** `1-0 2-1 2-2 4-3 awarded`: half-time, full time, extra time, shoot-out, status. */
const resultText = ({ result, status }: RealMatch): string =>
  result
    ? [result.half, result.full, result.extra, result.shootout].map(scoreText).join(' ') +
      (status ? ` ${status}` : '')
    : (status ?? '');

function parseScore(text: string): RealScore | undefined {
  if (text === '') return undefined;
  const [home = 0, away = 0] = text.split('-').map(Number);
  return [home, away];
}

function parseResult(text: string): Pick<RealMatch, 'result' | 'status'> {
  if (!text.includes(' ')) return { result: undefined, status: (text || undefined) as RealStatus };
  const [half = '', full = '', extra = '', shootout = '', status] = text.split(' ');
  const result: RealResult = {
    half: parseScore(half),
    full: parseScore(full) as RealScore,
    extra: parseScore(extra),
    shootout: parseScore(shootout),
  };
  return { result, status: status as RealStatus | undefined };
}

/** The place of a value in a list, which it joins if it is new. */
function placeIn<T>(list: T[], places: Map<T, number>, value: T): number {
  const known = places.get(value);
  if (known !== undefined) return known;
  places.set(value, list.length);
  return list.push(value) - 1;
}

const toText = (places: readonly number[]): string =>
  places.map((place) => String.fromCodePoint(FIRST_CODE + place)).join('');

function packExpected({ edge, goals, lead }: ExpectedGoals): PackedExpected {
  const [leastGoals, leastLead] = [Math.min(...goals), Math.min(...lead)];
  return {
    edge,
    goals: toText([...goals].map((value) => value - leastGoals)),
    leastGoals,
    lead: toText([...lead].map((value) => value - leastLead)),
    leastLead,
  };
}

const fromText = (text: string, least: number): Int16Array =>
  Int16Array.from(text, (character) => character.charCodeAt(0) - FIRST_CODE + least);

const unpackExpected = (packed: PackedExpected): ExpectedGoals => ({
  edge: packed.edge,
  goals: fromText(packed.goals, packed.leastGoals),
  lead: fromText(packed.lead, packed.leastLead),
});

/** What was expected of the matches of a season. */
type ExpectedOf = (season: SeasonFile) => ExpectedGoals;

function packSeason(file: SeasonFile, expectedOf: ExpectedOf | undefined): PackedSeason {
  const { matches, expected: _, ...season } = file;
  const offset = Math.min(...matches.map(({ day }) => day));
  const listed = <T>(values: readonly T[]) => {
    const list: T[] = [];
    const places = new Map<T, number>();
    return { list, at: values.map((value) => placeIn(list, places, value)) };
  };
  const teams = listed(matches.flatMap(({ home, away }) => [home, away]));
  const rounds = listed(matches.map(({ round }) => round));
  const times = listed(matches.map(({ minutes }) => minutes ?? null));
  const results = listed(matches.map(resultText));
  return {
    ...season,
    names: teams.list,
    rounds: rounds.list,
    times: times.list,
    results: results.list,
    offset,
    columns: {
      round: toText(rounds.at),
      day: toText(matches.map(({ day }) => day - offset)),
      time: toText(times.at),
      home: toText(teams.at.filter((_, no) => no % 2 === 0)),
      away: toText(teams.at.filter((_, no) => no % 2 === 1)),
      result: toText(results.at),
    },
    ...(expectedOf && { expected: packExpected(expectedOf(file)) }),
  };
}

const inOrder = (a: SeasonFile, b: SeasonFile) =>
  a.code === b.code ? a.year - b.year : a.code < b.code ? -1 : 1;

export const packSeasons = (seasons: readonly SeasonFile[], expectedOf?: ExpectedOf): Pack => ({
  origin: ORIGIN,
  licence: LICENCE,
  seasons: seasons.toSorted(inOrder).map((season) => packSeason(season, expectedOf)),
});

/** A season of the pack. Each read of `matches` parses them again: callers keep what they need. */
export function unpackSeason(packed: PackedSeason): SeasonFile {
  const { columns, names, rounds, times, results, offset, expected, ...season } = packed;
  const read = (): RealMatch[] => {
    const parsed = results.map(parseResult);
    const place = (column: Column, no: number) => columns[column].charCodeAt(no) - FIRST_CODE;
    return Array.from({ length: columns.home.length }, (_, no) => ({
      round: rounds[place('round', no)] as string,
      day: offset + place('day', no),
      minutes: times[place('time', no)] ?? undefined,
      home: names[place('home', no)] as string,
      away: names[place('away', no)] as string,
      ...(parsed[place('result', no)] as Pick<RealMatch, 'result' | 'status'>),
    }));
  };
  return {
    ...season,
    ...(expected && { expected: lazy(() => unpackExpected(expected)) }),
    get matches() {
      return read();
    },
  };
}
