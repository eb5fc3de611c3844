import { civilFromDays, daysFromCivil, minutesOfDay } from '../calendar/civil.ts';
import { competitionOf, unknownCompetition } from './competitions.ts';
import { findClub } from './find-club.ts';
import {
  pathOf,
  type RealMatch,
  type RealResult,
  type RealStatus,
  type Score,
  type SeasonFile,
  summaryOf,
} from './season-file.ts';

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;

type Report = (message: string) => undefined;

function readDay(text: unknown, season: Pick<SeasonFile, 'year' | 'isTwoYear'>, report: Report) {
  const [, year = 0, month = 0, day = 0] = (DATE.exec(String(text)) ?? []).map(Number);
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

function readScore(name: string, value: unknown, report: Report): Score | undefined {
  if (value === undefined || value === null) return undefined;
  const [home, away, more] = Array.isArray(value) ? (value as unknown[]) : [];
  if (isCount(home) && isCount(away) && more === undefined) return [home, away];
  return report(`the score ${name} is ${JSON.stringify(value)}, not two whole numbers from 0`);
}

const isBelow = (one: Score, other: Score) => one[0] < other[0] || one[1] < other[1];

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
  const names = isName(team1) && isName(team2) ? ` (${date} ${team1} – ${team2})` : '';
  return `match ${no + 1}${names}`;
};

/** Whether two names are spellings of one club. */
function sameClub(code: string, name: string): (home: string, away: string) => boolean {
  const { country } = competitionOf(code) ?? unknownCompetition(code, name);
  const ids = new Map<string, string>();
  const idOf = (club: string): string => {
    const id = ids.get(club) ?? findClub(club, country).id;
    ids.set(club, id);
    return id;
  };
  return (home, away) => idOf(home) === idOf(away);
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

/** Reads one file of football.json. A season with faults is none: each fault names the file and the match. */
export function readSeason(path: string, text: string): ReadSeason {
  const [, firstYear, nextYear, code = ''] = PATH.exec(path) ?? [];
  const file = path.split('/').slice(-2).join('/');
  const refuse = (...faults: string[]): ReadSeason => ({
    faults: faults.slice(0, MAX_FAULTS).map((fault) => `${file}: ${fault}`),
  });
  const year = Number(firstYear);
  const isTwoYear = nextYear !== undefined;
  if (!code || (isTwoYear && (year + 1) % 100 !== Number(nextYear))) {
    return refuse('is not called like 2011-12/en.1.json or 2019/br.1.json');
  }
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
  const name = isName(content.name) ? content.name : competitionOf(code)?.name.en;
  if (name === undefined) return refuse(`has no name, and ${code} is an unknown competition`);
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const isSameClub = sameClub(code, name);
  const matches = content.matches.flatMap((value, no) => {
    const label = labelOf(value, no);
    const match = readMatch(value, { year, isTwoYear }, (message) => {
      faults.push(`${label}: ${message}`);
      return undefined;
    });
    if (!match) return [];
    if (isSameClub(match.home, match.away)) {
      faults.push(`${label}: has the same team on both sides`);
    }
    const key = `${match.day}/${match.home}/${match.away}`;
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

/** Reads files that belong together. A file with the matches of an earlier one is a fault too. */
export function readSeasons(files: readonly SeasonText[]): {
  readonly seasons: readonly SeasonFile[];
  readonly faults: readonly string[];
} {
  const seasons: SeasonFile[] = [];
  const faults: string[] = [];
  const pathOfMatch = new Map<string, string>();
  for (const { path, text } of files) {
    const read = readSeason(path, text);
    if (read.faults) {
      faults.push(...read.faults);
      continue;
    }
    const keys = read.season.matches.map(({ day, home, away }) => `${day}/${home}/${away}`);
    const known = keys.filter((key) => pathOfMatch.has(key));
    if (known.length > keys.length / 2) {
      const other = pathOfMatch.get(known[0] as string);
      faults.push(`${pathOf(read.season)}: has the matches of ${other}`);
      continue;
    }
    for (const key of keys) pathOfMatch.set(key, pathOf(read.season));
    seasons.push(read.season);
  }
  return { seasons, faults };
}
