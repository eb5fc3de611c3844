import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import type { Match } from '@touchline/types';
import type { Jump } from '../console-data.ts';
import { isoOf } from '../enter-url.ts';
import { isGoal, type Sport } from './match-presets.ts';
import type { RequestContext, WorldReader } from './world-reader.ts';

const DAY_MS = 86_400_000;
/** Each day costs an upstream call per jump that no day before has. */
const MAX_DAYS_AHEAD = 4;
const MATCH_PATH = /^\/(?<sport>football|basketball|esports)\/matches\/(?<id>[^/?#]+)/;
const SPORT_PATH = /^\/(?<sport>football|basketball|esports)(?:\/|$)/;

const compactDate = (ms: number) => isoOf(ms).slice(0, 10).replaceAll('-', '');
const nameOf = ({ homeTeam, awayTeam }: Match) => `${homeTeam.name} v ${awayTeam.name}`;

/** The first element with the least value beyond `now`. */
function next<T>(items: readonly T[], now: number, msOf: (item: T) => number): T | undefined {
  const later = items.filter((item) => msOf(item) > now);
  return later.reduce<T | undefined>(
    (least, item) => (least === undefined || msOf(item) < msOf(least) ? item : least),
    undefined,
  );
}

const goalsOf = (match: Match) =>
  (match.incidents ?? []).filter(isGoal).map((incident) => ({ match, incident }));

const KINDS: readonly ((matches: readonly Match[], now: number) => Jump | undefined)[] = [
  (matches, now) => {
    const msOf = ({ startTime }: Match) => startTime * 1000;
    const match = next(matches, now, msOf);
    return match && { name: 'Next kick-off', description: nameOf(match), at: msOf(match) };
  },
  (matches, now) => {
    const msOf = ({ incident }: ReturnType<typeof goalsOf>[number]) => incident.at * 1000;
    const goal = next(matches.flatMap(goalsOf), now, msOf);
    if (!goal) return undefined;
    const { minute, stoppage } = goal.incident;
    const time = minute === undefined ? '' : `, ${minute}${stoppage ? `+${stoppage}` : ''}′`;
    return { name: 'Next goal', description: `${nameOf(goal.match)}${time}`, at: msOf(goal) };
  },
  (matches, now) => {
    const msOf = ({ endTime }: Match) => endTime * 1000;
    const match = next(matches, now, msOf);
    return match && { name: 'Full time', description: nameOf(match), at: msOf(match) };
  },
];

interface JumpQuery {
  readonly reader: WorldReader;
  /** The page for which jumps are asked. */
  readonly path: string;
  readonly now: number;
  /** Other scenarios and overrides could hide what happens: of this browser's world only the instant and the seasons count. */
  readonly hasRealSeasons: boolean;
  readonly context: RequestContext;
}

const worldAt = ({ hasRealSeasons }: JumpQuery, ms: number): WorldHeaders => ({
  'x-world-at': isoOf(ms),
  ...(hasRealSeasons && { 'x-mock-scenario': 'real-seasons' }),
});

/** The match of a page as it will be when it is over. */
async function matchOf(query: JumpQuery, id: string): Promise<Match[]> {
  const { reader, now, context } = query;
  const at = (ms: number) => worldAt(query, ms);
  const match = await reader.match(id, context, at(now));
  const end = Math.max(now, match.endTime * 1000) + 60_000;
  return [await reader.match(id, context, at(end))];
}

/** The next kick-off, goal and full time: of the page's match, else of all matches of its sport. */
export async function findJumps(query: JumpQuery): Promise<Jump[]> {
  const { reader, path, now, context } = query;
  const id = MATCH_PATH.exec(path)?.groups?.id;
  if (id) {
    const matches = await matchOf(query, id);
    return KINDS.flatMap((find) => find(matches, now) ?? []);
  }
  const sport = (SPORT_PATH.exec(path)?.groups?.sport ?? 'football') as Sport;
  const found: (Jump | undefined)[] = KINDS.map(() => undefined);
  for (let days = 0; days <= MAX_DAYS_AHEAD && found.includes(undefined); days += 1) {
    // The matches of a day as they are when all of them are over.
    const day = now + days * DAY_MS;
    const world = worldAt(query, day + 2 * DAY_MS);
    const matches = await reader.matchesOn(sport, compactDate(day), context, world);
    for (const [n, find] of KINDS.entries()) found[n] ??= find(matches, now);
  }
  return found.filter((jump) => jump !== undefined);
}
