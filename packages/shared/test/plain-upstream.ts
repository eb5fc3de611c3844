import { createHmac, hash, randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { DateTime, FixedOffsetZone } from 'luxon';
import { keyedRandom } from '../src/domain/seeded-random.ts';

/** With the sorted names of its query, and of its headers that ask for something. */
type PlainRequest = Record<'method' | 'path', string> &
  Record<'query' | 'headers', string[]> & { status: number };
export interface PlainOptions {
  port?: number;
  clock?: () => number;
  /** Such as `/v1`. */
  prefix?: string;
  extras?: readonly 'getMatchLineups'[];
  jwtSecret?: string;
  onRequest?: (request: PlainRequest) => void;
}
type Args = Partial<Record<string, string>>;
/** All times are in seconds. */
type Ask = { args: Args; now: number; authorization?: string | undefined };
/** By the method, the path and the names of what a call takes, of which `page?` may be missing. */
type Calls = Record<string, (ask: Ask) => unknown>;
type Sport = (typeof SPORTS)[number];
type Tournament = ReturnType<typeof tournamentOf>;

const DAY_S = 86_400;
const MATCH_S = DAY_S / 12;
const COUNTRIES = ['Avalia', 'Borland', 'Cestria', 'Dovania', 'Estmark'].map(named);
/** The first tournament is a league, the others are cups. A side has from `least` to `most` goals. */
// biome-ignore format: a table
const SPORTS = [
  { types: ['football', 'football', 'football', 'football'], tournaments: ['Premier League', 'Rivers Cup', 'Harbour Cup', 'Lantern Cup'],
    teams: teamsOf('Town', 'United', 'Rovers', 'City', 'Albion'), minute: 0, least: 0, most: 3 },
  { types: ['basketball', 'basketball', 'basketball', 'basketball'], tournaments: ['Hoops League', 'Summit Cup', 'Bay Cup', 'Ridge Cup'],
    teams: teamsOf('Bears', 'Comets', 'Foxes', 'Giants', 'Hawks'), minute: 30, least: 70, most: 99 },
  { types: ['cs2', 'lol', 'dota2', 'valorant'], tournaments: ['Circuit League', 'Rift Cup', 'Ancients Cup', 'Spike Cup'],
    teams: teamsOf('Esports', 'Gaming', 'Squad', 'Five', 'Academy'), minute: 45, least: 0, most: 2 },
];
const TEAMS = SPORTS.flatMap(({ teams }) => teams);
const PAGES =
  'contacts about subscription-policy jobs terms-of-service privacy-policy cookies responsible-gaming';
const ASKING = /^(authorization|cookie|accept-language|content-type|traceparent|if-.*|x-.*)$/;
const ALL = 'ONGOING UPCOMING FINISHED';
/** No object is without these. Each other member is missing from some objects, and null in others. */
const ALWAYS = new RegExp(
  '^(id|name|sportType|startTime|statusId|team|.*Team|tables|rows|amount|currency|\\d+|' +
    'home|away|starters|player|bench|substitutions|.*Token|balances|[A-Z]+)$',
);
/** These answer without `data` around it. */
const BARE = /\/(register|auth\/login|static\/.*)$/;
const JWT_HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

function refuse(statusCode: number, message = 'not found'): never {
  throw Object.assign(new Error(message), { statusCode });
}
function one<T>(list: readonly T[]): NonNullable<T> {
  return list[0] ?? refuse(404);
}
function gameOf(type = '') {
  return ['football', 'basketball'].includes(type) ? type : 'esports';
}
function named(name: string) {
  const digits = BigInt(`0x${hash('md5', name)}`);
  const id = digits.toString(36).slice(-15);
  return { id, name, logo: `https://img.feeds.invalid/${id}.png` };
}
function teamsOf(...clubs: string[]) {
  const places = ['Alder', 'Birch', 'Cedar', 'Dunmore', 'Elm'];
  const names = clubs.flatMap((club) => places.map((place) => `${place} ${club}`));
  return names.map((name, no) => ({ ...named(name), country: COUNTRIES[no % 5] }));
}
/** A whole number that is always the same for a key. */
function numberOf(key: string, least: number, most: number) {
  return least + Math.floor(keyedRandom(key) * (most - least + 1));
}
function numbers(key: string, ...names: string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, numberOf(`${name} of ${key}`, 3, 20)]));
}
function statusOf(startTime: number, endTime: number, now: number) {
  if (now < startTime) return 'UPCOMING';
  return now < endTime ? 'ONGOING' : 'FINISHED';
}
/** Whether a parameter is not given, or is one of the values. */
function fits(parameter: string | undefined, ...values: unknown[]) {
  return parameter === undefined || values.includes(parameter);
}
function paged<T>(list: T[], { page = '1', limit = '20', size = limit }: Args) {
  return list.slice((Number(page) - 1) * Number(size), Number(page) * Number(size));
}
function withGaps(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withGaps(item, key));
  if (typeof value !== 'object' || value === null) return value;
  const own = `${key} ${'id' in value ? value.id : JSON.stringify(value)}`;
  const members = Object.entries(value).map(([name, member]) => {
    const chance = ALWAYS.test(name) ? 1 : keyedRandom(`${name} of ${own}`);
    if (chance < 0.07) return [name, undefined];
    return [name, chance < 0.14 ? null : withGaps(member, own)];
  });
  return Object.fromEntries(members);
}

/** A league is always on. Three cups have a month of three each: one is on, one over and one to come. */
function tournamentOf({ types, teams, tournaments }: Sport, no: number, now: number) {
  const name = tournaments[no] as string;
  const month = DateTime.fromSeconds(now, { zone: 'utc' }).startOf('month');
  const monthsAhead = no === 0 ? 0 : [0, -1, 1][(month.month + 3 - no) % 3];
  const start = month.plus({ months: monthsAhead as number });
  const season = start.toFormat('yyyy-MM');
  const seasons = { currentSeason: season, currentSeasonId: named(`${name} ${season}`).id };
  const stage = { id: named(`${name} stage`).id, name: 'Regular season' };
  const stages = { currentStage: stage.name, currentStageId: stage.id, roundCount: 14 };
  const inMatches = { ...named(name), country: COUNTRIES[no], ...seasons, ...stages };
  const times = { startTime: start.toSeconds(), endTime: start.plus({ months: 1 }).toSeconds() };
  const kind = { sportType: types[no], type: no === 0 ? 'league' : 'cup', division: 'First' };
  const parts = { currentRound: 3, stageDetails: [stage], groups: ['A', 'B'], teams };
  const prizePool = { amount: 100_000, currency: 'USD' };
  return { inMatches, whole: { ...inMatches, ...times, ...kind, ...parts, prizePool } };
}
function tournamentsOf(sport: Sport, now: number) {
  return sport.tournaments.map((_, no) => tournamentOf(sport, no, now));
}
/** Those that the parameters name. */
function tournaments({ args, now }: Ask, states = ALL) {
  return SPORTS.flatMap((sport) => tournamentsOf(sport, now))
    .map(({ whole }) => whole)
    .filter(({ sportType }) => fits(args.sportType, sportType, gameOf(sportType)))
    .filter(({ id }) => fits(args.tournamentId, id))
    .filter(({ currentSeasonId }) => fits(args.seasonId, currentSeasonId))
    .filter(({ country }) => fits(args.countryId, country?.id))
    .filter(({ teams }) => fits(args.teamId, ...teams.map(({ id }) => id)))
    .filter(({ startTime, endTime }) => states.includes(statusOf(startTime, endTime, now)));
}

/** One of twelve a day. Its teams are as far before and after the one that rests on the day. */
function fixtureOf(sport: Sport, slot: number) {
  const startTime = slot * MATCH_S + sport.minute * 60;
  const cup = 1 + (new Date(startTime * 1000).getUTCMonth() % 3);
  const [day, distance] = [Math.floor(slot / 12), (slot % 12) + 1];
  const team = (place: number) => sport.teams[place % sport.teams.length] as Sport['teams'][number];
  return {
    id: named(`${sport.tournaments} ${slot}`).id,
    startTime,
    endTime: startTime + MATCH_S,
    tournamentNo: slot % 2 === 0 ? 0 : cup,
    home: team(day + distance),
    away: team(day - distance),
  };
}
/** Remembered: a list of months is made of thousands. */
const fixtures = new Map<string, ReturnType<typeof fixtureOf>>();
function knownFixture(sport: Sport, slot: number) {
  const key = `${sport.minute} ${slot}`;
  const fixture = fixtures.get(key) ?? fixtureOf(sport, slot);
  fixtures.set(key, fixture);
  return fixture;
}
function matchOf(sport: Sport, all: Tournament[], slot: number, now: number) {
  const { id, startTime, endTime, tournamentNo, home, away } = knownFixture(sport, slot);
  const { inMatches: tournament } = one(all.slice(tournamentNo));
  const played = Math.min(1, (now - startTime) / MATCH_S);
  const price = (side: string) => numberOf(`price of ${side} in ${id}`, 60, 140) / 100;
  const side = (name: string, team: Sport['teams'][number]) => ({
    ...team,
    score: played < 0 ? null : Math.floor(played * numberOf(name + id, sport.least, sport.most)),
    [`${name}AsiaOdds`]: price(name),
    [`${name}AsiaOddsBooker`]: 3,
  });
  const asia = { homeWinOdd: price('homeTeam'), awayWinOdd: price('awayTeam') };
  return {
    id,
    startTime,
    endTime,
    statusId: statusOf(startTime, endTime, now),
    tips: numberOf(id, 0, 89),
    tournament,
    season: tournament.currentSeason,
    homeTeam: side('homeTeam', home),
    awayTeam: side('awayTeam', away),
    odds: { 2: { asia }, 3: { asia }, 22: { asia } },
  };
}
/** Those that the parameters name, of three months unless it is said. The latest results come first. */
function matches(ask: Ask, states = ALL, from = ask.now - 60 * DAY_S, to = from + 90 * DAY_S) {
  const { args, now } = ask;
  const first = Math.floor(from / MATCH_S) - 1;
  const slots = Array.from({ length: Math.ceil(to / MATCH_S) - first }, (_, no) => first + no);
  const asked = tournaments(ask).map(({ id }) => id);
  const sports = SPORTS.map((sport) => ({ sport, all: tournamentsOf(sport, now) }));
  const isAsked = (sport: Sport, all: Tournament[], slot: number) => {
    const { id, startTime, endTime, tournamentNo, home, away } = knownFixture(sport, slot);
    return (
      from <= startTime &&
      startTime < to &&
      states.includes(statusOf(startTime, endTime, now)) &&
      fits(args.matchId, id) &&
      fits(args.teamId, home.id, away.id) &&
      asked.includes(all[tournamentNo]?.inMatches.id ?? '')
    );
  };
  const list = slots.flatMap((slot) =>
    sports
      .filter(({ sport, all }) => isAsked(sport, all, slot))
      .map(({ sport, all }) => matchOf(sport, all, slot, now)),
  );
  return states === 'FINISHED' ? list.reverse() : list;
}
function matchesOfDay(ask: Ask, daysAhead = 0) {
  const { date, timezoneOffset } = ask.args;
  const zone = FixedOffsetZone.instance(Number(timezoneOffset));
  const now = DateTime.fromSeconds(ask.now, { zone });
  const day = date ? DateTime.fromFormat(date, 'yyyyMMdd', { zone }) : now.startOf('day');
  if (!day.isValid) refuse(400, 'there is no such day');
  const from = day.toSeconds() + daysAhead * DAY_S;
  return matches(ask, ALL, from, from + DAY_S);
}
/** Made up, of 60 matches. */
function formOf(id: string) {
  const totals = numbers(id, 'totalWins', 'totalLosses', 'totalDraws');
  const streakType = ['win', 'draw', 'loss'][numberOf(`streak of ${id}`, 0, 2)];
  return { ...totals, streakType, streakCount: numberOf(id, 1, 3) };
}
function analysis(ask: Ask) {
  const { homeTeam, awayTeam } = one(matches(ask));
  const [home, away] = [homeTeam.id, awayTeam.id].map((id) => {
    const ranking = 1 + (TEAMS.findIndex((team) => team.id === id) % 25);
    return { ...formOf(id), ...numbers(id, 'last6MonthsWinRate'), ranking };
  });
  return { homeTeam: home, awayTeam: away };
}
function details(ask: Ask) {
  const { id, ...team } = one(TEAMS.filter((known) => known.id === ask.args.teamId));
  const stats = { ...formOf(id), totalMatches: 60, totalWinsInLast30Days: 3 };
  const [last, next] = [matches(ask, 'FINISHED')[0], matches(ask, 'UPCOMING')[0]];
  return { team, stats, lastMatchTime: last?.startTime, nextMatchTime: next?.startTime };
}
function rankings({ args }: Ask) {
  const sport = SPORTS.find(({ types }) => gameOf(types[0]) === gameOf(args.sportType));
  const rows = one([sport]).teams.map((team, no) => {
    const { streakType, streakCount } = formOf(team.id);
    return { ...team, ranking: no + 1, points: 1000 - no, streakType, streakCount };
  });
  return rows.filter(({ country }) => fits(args.countryId, country?.id));
}
function table(ask: Ask) {
  const { currentSeasonId, teams } = one(tournaments(ask));
  const members = ['won', 'loss', 'draw', 'goals', 'goalsAgainst'];
  const rows = teams.map((team) => ({ team, ...numbers(currentSeasonId + team.id, ...members) }));
  return { tables: [{ stage: 'Regular season', rows }] };
}
function lineups(ask: Ask) {
  const { homeTeam, awayTeam } = one(matches(ask));
  const [home, away] = [homeTeam, awayTeam].map(({ name }) => {
    const { id } = named(`player of ${name}`);
    return { starters: [{ player: { id, name: 'Robin' } }], bench: [], substitutions: [] };
  });
  return { home, away };
}

// biome-ignore format: a table
const FEED: Calls = {
  'GET /matches date timezoneOffset sportType': (ask) => matchesOfDay(ask),
  'GET /matches/today timezoneOffset limit': (ask) => matchesOfDay(ask),
  'GET /matches/tomorrow timezoneOffset limit': (ask) => matchesOfDay(ask, 1),
  'GET /matches/main timezoneOffset limit?': (ask) => matchesOfDay(ask),
  'GET /matches/live limit': (ask) => matches(ask, 'ONGOING', ask.now - MATCH_S, ask.now + 1),
  'GET /matches/info matchId': (ask) => one(matches(ask)),
  'GET /matches/analysis matchId': analysis,
  'GET /tournaments/ongoing timezoneOffset sportType countryId? page? size?': (ask) => tournaments(ask, 'ONGOING'),
  'GET /tournaments/upcoming timezoneOffset sportType countryId? page? size?': (ask) => tournaments(ask, 'UPCOMING'),
  'GET /tournaments/finished timezoneOffset sportType countryId? page? size?': (ask) => tournaments(ask, 'FINISHED'),
  'GET /tournaments/current-year/v2 timezoneOffset sportType': (ask) => ({ [DateTime.fromSeconds(ask.now).year]: tournaments(ask) }),
  'GET /tournaments/major-ongoing-events sportType': (ask) => tournaments(ask, 'ONGOING'),
  'GET /tournaments/info tournamentId': (ask) => one(tournaments(ask)),
  'GET /tournaments/matches/upcoming tournamentId': (ask) => matches(ask, 'ONGOING UPCOMING'),
  'GET /tournaments/matches/finished tournamentId': (ask) => matches(ask, 'FINISHED'),
  'GET /tournaments/table tournamentId': table,
  'GET /seasons/table seasonId': table,
  'GET /teams/details teamId timezoneOffset': details,
  'GET /teams/matches/upcoming teamId timezoneOffset page? size?': (ask) => matches(ask, 'ONGOING UPCOMING'),
  'GET /teams/matches/finished teamId timezoneOffset page? size?': (ask) => matches(ask, 'FINISHED'),
  'GET /teams/tournaments/upcoming teamId timezoneOffset': (ask) => tournaments(ask, 'ONGOING UPCOMING'),
  'GET /teams/tournaments/finished teamId timezoneOffset': (ask) => tournaments(ask, 'FINISHED'),
  'GET /teams/rankings sportType countryId? page? size?': rankings,
};

function tokenOf(payload: object, secret: string) {
  const text = `${JWT_HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
function accountCalls(secret: string): Calls {
  const passwords = new Map<string, string>();
  const users = new Map<string, string>();
  const expiries = new Map<string, number>();
  function tokens(username: string, now: number) {
    const exp = Math.floor(now) + 900;
    const [accessToken, refreshToken] = [tokenOf({ username, exp }, secret), randomUUID()];
    users.set(refreshToken, username);
    expiries.set(`Bearer ${accessToken}`, exp);
    return { accessToken, refreshToken };
  }
  return {
    'POST /register email password': ({ args: { email = '', password = '' } }) => {
      if (passwords.has(email)) refuse(409, 'this e-mail is known');
      passwords.set(email, password);
      return 'OK';
    },
    'POST /auth/login username password': ({ args: { username = '', password }, now }) =>
      passwords.get(username) === password ? tokens(username, now) : refuse(401, 'wrong'),
    'POST /auth/refresh refreshToken': ({ args: { refreshToken = '' }, now }) => {
      const username = users.get(refreshToken) ?? refuse(401, 'no such token');
      users.delete(refreshToken);
      return tokens(username, now);
    },
    'GET /auth/wallet': ({ authorization = '', now }) => {
      if (now >= (expiries.get(authorization) ?? 0)) refuse(401, 'no valid token');
      return { balances: { USDT: 1250.5, BTC: 0.0421 } };
    },
    'POST /ai/chat message userId': ({ args }) => `You said: ${args.message}`,
  };
}
/** Refuses what a call does not take, what is missing, and teams and tournaments that do not exist. */
function check(names: string[], args: Args) {
  const known = names.map((name) => name.replace('?', ''));
  const isRight = ([name, value]: [string, unknown]) =>
    known.includes(name) &&
    typeof value === 'string' &&
    (!['limit', 'page', 'size'].includes(name) || Number(value) > 0);
  if (!Object.entries(args).every(isRight)) refuse(400, `it takes ${known}`);
  if (!names.every((name) => name.endsWith('?') || args[name])) refuse(400, `it needs ${names}`);
  one(TEAMS.filter(({ id }) => fits(args.teamId, id)));
  one(
    SPORTS.flatMap((sport) => sport.tournaments).filter((name) =>
      fits(args.tournamentId, named(name).id),
    ),
  );
}
function pageOf(name: string) {
  return `<!doctype html><title>${name}</title><h1>${name}</h1><div class="body"><p>All about ${name}.</p></div>`;
}

/** An upstream with the calls and fields of the spec (§3 and §7) and nothing more. */
export async function startPlainUpstream(options: PlainOptions = {}) {
  const { port = 0, prefix = '', clock = Date.now, extras = [], onRequest } = options;
  const pages = PAGES.split(' ').map((name) => [`GET /static/${name}.html`, () => pageOf(name)]);
  const calls = Object.entries<Calls[string]>({
    ...FEED,
    ...accountCalls(options.jwtSecret ?? 'plain-upstream-secret'),
    ...Object.fromEntries(pages),
    ...(extras.includes('getMatchLineups') && { 'GET /matches/lineups matchId': lineups }),
  }).map(([call, answer]) => ({ words: call.split(' '), answer }));
  const requests: PlainRequest[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onSend', async ({ method, url, query, headers }, { statusCode: status }) => {
    const [path = ''] = url.split('?');
    const names = Object.keys(query as Args).sort();
    const asking = Object.keys(headers).filter((name) => ASKING.test(name));
    requests.push({ method, path, query: names, headers: asking.sort(), status });
    onRequest?.(requests.at(-1) as PlainRequest);
  });
  app.all<{ Querystring: Args; Body?: Args }>('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const { words, answer } = one(calls.filter((call) => prefix + call.words[1] === path));
    if (request.method !== words[0]) refuse(405, `use ${words[0]}`);
    const args = { ...request.query, ...request.body };
    check(words.slice(2), args);
    const { authorization } = request.headers;
    const value = answer({ args, now: clock() / 1000, authorization });
    if (path.endsWith('.html')) reply.type('text/html');
    if (BARE.test(path)) return value;
    return { data: withGaps(Array.isArray(value) ? paged(value, args) : value) };
  });
  const url = (await app.listen({ port, host: '127.0.0.1' })) + prefix;
  return { url, requests: requests as readonly PlainRequest[], close: () => app.close() };
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 4000);
  const extras = process.env.EXTRAS === 'getMatchLineups' ? ([process.env.EXTRAS] as const) : [];
  const { url } = await startPlainUpstream({ port, extras, onRequest: console.log });
  console.log(`The plain upstream listens at ${url}.`);
}
