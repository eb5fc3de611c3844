import { memoized } from '@touchline/shared/domain/bounded-map';
import { civilFromDays, daysFromCivil, minutesOfDay } from '../calendar/civil.ts';
import {
  competitionCodes,
  competitionOf,
  tournamentCode,
  unknownCompetition,
} from '../history/competitions.ts';
import { findClub } from '../history/find-club.ts';
import {
  type RealMatch,
  type RealStatus,
  type SeasonFile,
  summaryOf,
} from '../history/season-file.ts';
import { lazy } from '../lazy.ts';
import type { RealResult, RealScore } from '../model.ts';
import { basketballTournaments, esportsTournaments } from '../roster/basketball-esports-roster.ts';
import { footballTournaments } from '../roster/football-roster.ts';
import { sizePlans } from '../roster/world-sizes.ts';
import { FIRST_YEAR, LAST_YEAR } from '../seasons/season-ids.ts';

export type ReadSeason =
  | { readonly season: SeasonFile; readonly faults?: undefined }
  | { readonly season?: undefined; readonly faults: readonly string[] };

/** `2011-12/en.1.json`, whichever folders are before it. */
const PATH = /(?:^|\/)(\d{4})(?:-(\d{2}))?\/([a-z0-9][a-z0-9.-]{0,19})\.json$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d|[01]\d|2[0-3]):[0-5]\d$/;
const STATUSES: readonly string[] = ['awarded', 'cancelled', 'postponed', 'abandoned'];
const MAX_NAME = 80;
const MAX_FAULTS = 20;
/** It may quote a value of any length. */
const MAX_FAULT = 400;
/** Ids have no dots and dashes. */
const LIKE_CODE = 'has a code too similar to that of';
/** The longest season of football.json has 552. */
const MAX_MATCHES = 5000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;

type Report = (message: string) => undefined;

function readDay(text: unknown, season: Pick<SeasonFile, 'year' | 'isTwoYear'>, report: Report) {
  if (typeof text !== 'string') return report(`the date ${JSON.stringify(text)} is no text`);
  const [, year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).map(Number);
  const days = daysFromCivil(year, month, day);
  const civil = civilFromDays(days);
  if (!year || civil.year !== year || civil.month !== month || civil.day !== day) {
    return report(`the date ${JSON.stringify(text)} is no day of the calendar`);
  }
  // A season may begin late and end late, as those of 2020 did.
  const first = daysFromCivil(season.year, season.isTwoYear ? 6 : 1, 1);
  const end = daysFromCivil(season.year + 1, season.isTwoYear ? 9 : 4, 1);
  return days >= first && days < end ? days : report(`the date ${text} is not in this season`);
}

function readScore(name: string, value: unknown, report: Report): RealScore | undefined {
  if (value === undefined || value === null) return undefined;
  const [home, away, more] = Array.isArray(value) ? (value as unknown[]) : [];
  if (isCount(home) && isCount(away) && more === undefined) return [home, away];
  return report(`the score ${name} is ${JSON.stringify(value)}, not two whole numbers from 0`);
}

const isBelow = (one: RealScore, other: RealScore) => one[0] < other[0] || one[1] < other[1];

function readResult(value: unknown, report: Report): RealResult | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) return report(`the score ${JSON.stringify(value)} is no object`);
  const half = readScore('ht', value.ht, report);
  const full = readScore('ft', value.ft, report);
  const extra = readScore('et', value.et, report);
  const shootout = readScore('p', value.p, report);
  if (!full) {
    return half || extra || shootout
      ? report('the score lacks ft, the goals of ninety minutes')
      : undefined;
  }
  if (half && isBelow(full, half)) return report(`the score has fewer goals at ft than at ht`);
  if (extra && isBelow(extra, full)) return report(`the score has fewer goals at et than at ft`);
  if (shootout && shootout[0] === shootout[1]) return report('the shoot-out p has no winner');
  return { half, full, extra, shootout };
}

function readTime(value: unknown, report: Report): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && TIME.test(value)) return minutesOfDay(value.padStart(5, '0'));
  return report(`the time ${JSON.stringify(value)} is no time of the day`);
}

function readMatch(
  value: unknown,
  season: Pick<SeasonFile, 'year' | 'isTwoYear'>,
  report: Report,
): RealMatch | undefined {
  if (!isObject(value)) return report('is no object');
  const { team1: home, team2: away, stage, status } = value;
  if (!isName(home) || !isName(away)) return report('lacks the name of a team');
  if (status !== undefined && !STATUSES.includes(status as string)) {
    return report(`has the status ${JSON.stringify(status)}, which is not one of ${STATUSES}`);
  }
  const day = readDay(value.date, season, report);
  if (day === undefined) return undefined;
  const round = isName(value.round) ? value.round : 'Playoffs';
  return {
    // Some files have the phase in a field of its own.
    round: isName(stage) ? `${stage}, ${round}` : round,
    day,
    minutes: readTime(value.time, report),
    home,
    away,
    result: readResult(value.score, report),
    status: status as RealStatus | undefined,
  };
}

const labelOf = (value: unknown, no: number): string => {
  const { date, team1, team2 } = isObject(value) ? value : {};
  const day = isName(date) ? `${date} ` : '';
  const names = isName(team1) && isName(team2) ? ` (${day}${team1} – ${team2})` : '';
  return `match ${no + 1}${names}`;
};

/** The id of a club by its name: the same for each spelling. */
function clubIds(code: string, name: string): (club: string) => string {
  const { country } = competitionOf(code) ?? unknownCompetition(code, name);
  return memoized((club) => findClub(club, country).id);
}

const matchdayOf = ({ round }: RealMatch): number =>
  Number(/^(?:Matchday (\d+)|(\d+)\. Round)$/.exec(round)?.slice(1).find(Boolean) ?? 0);

/** Matches of later rounds that are dated before the first round: their year is wrong. */
function earlyMatches(matches: readonly RealMatch[]): string[] {
  const first = matches.filter((one) => matchdayOf(one) === 1).map(({ day }) => day);
  const start = first.length > 0 ? Math.min(...first) : Number.NEGATIVE_INFINITY;
  return matches.flatMap((match, no) =>
    match.day < start && matchdayOf(match) !== 1
      ? `match ${no + 1} (${match.home} – ${match.away}): is dated before the first round`
      : [],
  );
}

/** The codes of simulated tournaments but those of lower divisions, which no real one can have. */
const simulatedCodes = lazy(() => {
  const tournaments = [footballTournaments, basketballTournaments, esportsTournaments];
  return new Set(tournaments.flatMap((make) => make(sizePlans.standard)).map(({ code }) => code));
});

/** Whose tournament the one of this file would be, if not its own: `en-1` and `en.1` are both `en1`. */
function otherOwner(code: string): string | undefined {
  if (competitionOf(code)) return undefined;
  const own = tournamentCode(code);
  const other = competitionCodes.find((one) => tournamentCode(one) === own);
  return other ?? (simulatedCodes().has(own) ? `the simulated ${own}` : undefined);
}

/** The first faults, and how many more there are. */
export const firstFaults = (faults: readonly string[], limit: number, label = ''): string[] => {
  const more = faults.length - limit;
  return more > 0 ? [...faults.slice(0, limit), `${label}and ${more} more`] : [...faults];
};

/** Reads one file of football.json. A season with faults is none: each fault names the file and the match. */
export function readSeason(path: string, text: string): ReadSeason {
  const [, firstYear, nextYear, code = ''] = PATH.exec(path) ?? [];
  const refuse = (...faults: string[]): ReadSeason => ({
    faults: firstFaults(
      faults.map((fault) => `${path}: ${fault.slice(0, MAX_FAULT)}`),
      MAX_FAULTS,
      `${path}: `,
    ),
  });
  const year = Number(firstYear);
  const isTwoYear = nextYear !== undefined;
  if (!code || (isTwoYear && (year + 1) % 100 !== Number(nextYear))) {
    return refuse('is not called like 2011-12/en.1.json or 2019/br.1.json');
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return refuse(`is not of the years of the world, ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  const owner = otherOwner(code);
  if (owner !== undefined) return refuse(`${LIKE_CODE} ${owner}`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return refuse(`is no JSON: ${(error as Error).message}`);
  }
  if (!isObject(content) || !Array.isArray(content.matches)) {
    return refuse('has no list of matches');
  }
  if (content.matches.length === 0) return refuse('has no match');
  if (content.matches.length > MAX_MATCHES) return refuse(`has more than ${MAX_MATCHES} matches`);
  const name = isName(content.name) ? content.name : competitionOf(code)?.name.en;
  if (name === undefined) return refuse(`has no name, and ${code} is an unknown competition`);
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const idOf = clubIds(code, name);
  const matches = content.matches.flatMap((value, no) => {
    const label = labelOf(value, no);
    const match = readMatch(value, { year, isTwoYear }, (message) => {
      faults.push(`${label}: ${message}`);
      return undefined;
    });
    if (!match) return [];
    const [home, away] = [idOf(match.home), idOf(match.away)];
    if (home === away) {
      faults.push(`${label}: has the same team on both sides`);
    }
    const key = `${match.day}/${home}/${away}`;
    const before = seen.get(key);
    if (before !== undefined)
      faults.push(`${label}: is in the file twice, first as match ${before + 1}`);
    seen.set(key, no);
    return [match];
  });
  faults.push(...earlyMatches(matches));
  if (faults.length > 0) return refuse(...faults);
  if (!matches.some(({ result }) => result)) return refuse('has no match with a result');
  return { season: { code, year, isTwoYear, name, ...summaryOf(matches), matches } };
}

export interface SeasonText {
  readonly path: string;
  readonly text: string;
}

function readSafely({ path, text }: SeasonText): ReadSeason {
  try {
    return readSeason(path, text);
  } catch (error) {
    return { faults: [`${path}: cannot be read: ${(error as Error).message}`] };
  }
}

/** Reads files that belong together. A file with the season or the matches of an earlier one is a fault too. */
export function readSeasons(files: readonly SeasonText[]): {
  readonly seasons: readonly SeasonFile[];
  readonly faults: readonly string[];
} {
  const seasons: SeasonFile[] = [];
  const faults: string[] = [];
  const pathOfMatch = new Map<string, string>();
  const firstOf = new Map<string, { readonly code: string; readonly path: string }>();
  for (const file of files) {
    const { path } = file;
    const read = readSafely(file);
    if (read.faults) {
      faults.push(...read.faults);
      continue;
    }
    const { code, year, matches } = read.season;
    const tournament = tournamentCode(code);
    const season = `${tournament}/${year}`;
    const alike = firstOf.get(tournament);
    const same = alike && alike.code !== code ? alike : firstOf.get(season);
    if (same) {
      const what = same.code === code ? 'is of the same competition and year as' : LIKE_CODE;
      faults.push(`${path}: ${what} ${same.path}`);
      continue;
    }
    const keys = matches.map(({ day, home, away }) => `${day}/${home}/${away}`);
    const known = keys.filter((key) => pathOfMatch.has(key));
    if (known.length > keys.length / 2) {
      faults.push(`${path}: has the matches of ${pathOfMatch.get(known[0] as string)}`);
      continue;
    }
    for (const key of keys) pathOfMatch.set(key, path);
    for (const key of [tournament, season]) firstOf.set(key, { code, path });
    seasons.push(read.season);
  }
  return { seasons, faults };
}
