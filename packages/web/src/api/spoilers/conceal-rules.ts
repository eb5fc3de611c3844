import { defined } from '@touchline/shared/domain/defined';
import { concealMatch } from '@touchline/shared/domain/spoilers/conceal-match';
import {
  type IsCovered,
  isDecidedByCovered,
  isOpenTie,
  type RecentMatch,
} from '@touchline/shared/domain/spoilers/covered-matches';
import type * as api from '@touchline/types';
import type { DataOf, GetPath, paths } from '@touchline/types';

/** The context of a rule, besides the data. */
export interface ConcealContext {
  readonly isCovered: IsCovered;
  readonly params: Readonly<Record<string, unknown>>;
  /** The covered matches of the last days. */
  readonly covered: () => Promise<readonly RecentMatch[]>;
  /** The match of `params.matchId`, for calls about one match. */
  readonly match: () => Promise<api.Match | undefined>;
}

type Rule<Data> = (data: Data, context: ConcealContext) => Data | Promise<Data>;
type ConcealRules = { readonly [P in GetPath]: Rule<DataOf<paths[P]['get']>> };

const asItIs = <Data>(data: Data): Data => data;

const teamIdsOf = (covered: readonly RecentMatch[]): ReadonlySet<string> =>
  new Set(covered.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]));

async function matches(data: readonly api.Match[], { isCovered, covered }: ConcealContext) {
  const deciding = data.some(isOpenTie) ? await covered() : [];
  return data
    .filter((match) => !isDecidedByCovered(match, deciding))
    .map((match) => (isCovered(match) ? concealMatch(match) : match));
}

const concealSide = ({ ranking }: api.SideAnalysis): api.SideAnalysis =>
  defined({
    ranking,
    streakType: 'none',
    streakCount: 0,
    last6MonthsWinRate: 0,
    totalWins: 0,
    totalLosses: 0,
    totalDraws: 0,
    covered: true,
  } as const);

async function analysis(data: api.MatchAnalysis, context: ConcealContext) {
  const [match, covered] = await Promise.all([context.match(), context.covered()]);
  const teamIds = teamIdsOf(covered);
  const side = (name: 'homeTeam' | 'awayTeam') =>
    match && !teamIds.has(match[name].id) ? data[name] : concealSide(data[name]);
  return { homeTeam: side('homeTeam'), awayTeam: side('awayTeam') };
}

/** A match that is not known counts as covered. */
async function isAboutCovered({ isCovered, match }: ConcealContext): Promise<boolean> {
  const found = await match();
  return !found || isCovered(found);
}

/** The prices known at kick-off: the opening ones and those until then. */
async function timeline(data: api.MatchTimeline, context: ConcealContext) {
  if (!(await isAboutCovered(context))) return data;
  const { matchId, startTime, from, to, prices } = data;
  return {
    matchId,
    startTime,
    from: Math.min(from, startTime),
    to: Math.min(to, startTime),
    prices: prices.map(({ bookmaker, homeOpening, awayOpening, at, home, away }) => {
      const count = at.filter((instant) => instant <= 0).length;
      return {
        bookmaker,
        ...(homeOpening !== undefined && { homeOpening }),
        ...(awayOpening !== undefined && { awayOpening }),
        at: at.slice(0, count),
        home: home.slice(0, count),
        away: away.slice(0, count),
      };
    }),
  };
}

const squadPlayer = ({
  player: { id, name },
  number,
  position,
}: api.LineupPlayer): api.LineupPlayer => ({
  player: { id, name },
  ...(number !== undefined && { number }),
  ...(position && { position }),
});

/** Who begins is known before the start, who comes on is not. An allow-list, like that of a match. */
async function lineups(data: api.MatchLineups, context: ConcealContext): Promise<api.MatchLineups> {
  if (!(await isAboutCovered(context))) return data;
  const side = ({ formation, coach, starters, bench }: api.Lineup): api.Lineup => ({
    ...(formation && { formation }),
    ...(coach && { coach }),
    starters: starters.map(squadPlayer),
    bench: bench.map(squadPlayer),
    substitutions: [],
  });
  const { expected } = data;
  return { ...(expected && { expected }), home: side(data.home), away: side(data.away) };
}

/** Nothing has happened in a covered match. */
const statistics = async (
  data: api.MatchStatistics,
  context: ConcealContext,
): Promise<api.MatchStatistics> => ((await isAboutCovered(context)) ? { periods: [] } : data);

/** Without the champion, where a covered match may have decided the season. */
async function tournament(data: api.Tournament, { covered }: ConcealContext) {
  const { champion, ...rest } = data;
  if (!champion) return data;
  return (await covered()).some((match) => match.tournament.id === data.id) ? rest : data;
}

const tournaments = (data: readonly api.Tournament[], context: ConcealContext) =>
  Promise.all(data.map((one) => tournament(one, context)));

async function tournamentsByYear(data: api.TournamentsByYear, context: ConcealContext) {
  const years = Object.entries(data).map(
    async ([year, list]) => [year, await tournaments(list, context)] as const,
  );
  return Object.fromEntries(await Promise.all(years));
}

/** A table counts all matches of its season: with a covered one among them it is left out. */
async function standing(
  data: api.Standing,
  { covered, params }: ConcealContext,
): Promise<api.Standing> {
  const hasTeamsOf = ({ homeTeam, awayTeam }: RecentMatch) =>
    data.tables.some(({ rows }) =>
      [homeTeam.id, awayTeam.id].every((id) => rows.some(({ team }) => team.id === id)),
    );
  const isCounted = (match: RecentMatch) => {
    const { id, currentSeasonId, currentSeason } = match.tournament;
    if (id === params.tournamentId) return true;
    if (currentSeasonId && currentSeasonId === params.seasonId) return true;
    // The last match of a season, whose tournament is in the next one already.
    return !!match.season && match.season !== currentSeason && hasTeamsOf(match);
  };
  return (await covered()).some(isCounted) ? { tables: [], covered: true } : data;
}

/** Without the champion of a season that a covered match may have decided. */
async function seasons(data: readonly api.TournamentSeason[], { covered, params }: ConcealContext) {
  const counted = (await covered()).filter(
    ({ tournament }) => tournament.id === params.tournamentId,
  );
  return data.map(({ champion, ...season }) => {
    const isCovered = counted.some(({ season: name, tournament }) =>
      name ? name === season.name : tournament.currentSeasonId === season.id,
    );
    return champion && !isCovered ? { ...season, champion } : season;
  });
}

async function team(
  data: api.TeamDetails,
  { covered, params }: ConcealContext,
): Promise<api.TeamDetails> {
  if (!teamIdsOf(await covered()).has(String(params.teamId))) return data;
  const { ranking, rankedTeams } = data.stats;
  return {
    ...data,
    stats: {
      totalMatches: 0,
      totalWins: 0,
      totalLosses: 0,
      totalDraws: 0,
      totalWinsInLast30Days: 0,
      streakCount: 0,
      streakType: 'none',
      ...(ranking && { ranking }),
      ...(rankedTeams && { rankedTeams }),
    },
    covered: true,
  };
}

const NO_SEASON = { matches: 0, goals: 0, assists: 0, yellowCards: 0, redCards: 0, minutes: 0 };

/** Hides season totals if the club has a covered match, since they would reveal it. */
async function player(
  data: api.PlayerDetails,
  { covered }: ConcealContext,
): Promise<api.PlayerDetails> {
  const club = data.team ?? data.career?.at(-1)?.team;
  if (!club || !teamIdsOf(await covered()).has(club.id)) return data;
  const { name } = data.season;
  return { ...data, season: { ...NO_SEASON, ...(name && { name }) }, covered: true };
}

/** Who is in the squad is known; what the players did counts what is covered. */
async function squad(
  data: readonly api.SquadPlayer[],
  { covered, params }: ConcealContext,
): Promise<api.SquadPlayer[]> {
  if (!teamIdsOf(await covered()).has(String(params.teamId))) return [...data];
  return data.map((one) => ({ ...one, season: NO_SEASON }));
}

async function playerMatches(data: readonly api.PlayerMatch[], { covered }: ConcealContext) {
  const ids = new Set((await covered()).map(({ id }) => id));
  return data.filter(({ matchId }) => !ids.has(matchId));
}

/** Like a table, a list is left out with a covered match among those that it counts. */
async function leaders(data: readonly api.Leader[], { covered, params }: ConcealContext) {
  const { tournamentId, seasonId } = params;
  const isCounted = ({ tournament: { id, currentSeasonId } }: RecentMatch) =>
    id === tournamentId && (!seasonId || seasonId === currentSeasonId);
  return (await covered()).some(isCounted) ? [] : [...data];
}

async function rankings(
  data: readonly api.TeamRanking[],
  { covered }: ConcealContext,
): Promise<api.TeamRanking[]> {
  const teamIds = teamIdsOf(await covered());
  return data.map((one) =>
    teamIds.has(one.id) ? { ...one, streakCount: 0, streakType: 'none' } : one,
  );
}

/** The covered matches that a text of that instant may mention. */
function mentionedMatches(
  text: string,
  at: number | undefined,
  covered: readonly RecentMatch[],
): RecentMatch[] {
  return covered.filter(
    ({ startTime, homeTeam, awayTeam, tournament }) =>
      (at === undefined || at >= startTime) &&
      [homeTeam.name, awayTeam.name, tournament.name].some((name) => text.includes(name)),
  );
}

async function news(data: readonly api.NewsItem[], { covered }: ConcealContext) {
  const recent = await covered();
  return data.filter(
    ({ feature, title, created_at: at }) =>
      feature || mentionedMatches(title, at, recent).length === 0,
  );
}

/** An article about covered matches keeps its address, and says which match it is about. */
async function article(data: api.Article, { covered }: ConcealContext): Promise<api.Article> {
  if (data.feature) return data;
  const text = JSON.stringify([data.title, data.section, data.author_description]);
  const [match] = mentionedMatches(text, data.created_at, await covered());
  if (!match) return data;
  const { id, author, created_at, board, image, section, sportType } = data;
  return {
    id,
    author,
    created_at,
    board,
    image,
    title: `${match.homeTeam.name} – ${match.awayTeam.name}`,
    section: section.filter(({ name }) => name === 'match'),
    author_description: '',
    ...(sportType && { sportType }),
    covered: true,
  };
}

/** How the data of each call is concealed. What is about names or pictures alone, or of the visitor's account, is left as it is. */
export const concealRules: ConcealRules = {
  '/auth/sessions': asItIs,
  '/auth/wallet': asItIs,
  '/images/{kind}/{name}.svg': asItIs,
  '/live/stream': asItIs,
  '/matches': matches,
  '/matches/analysis': analysis,
  '/matches/counts': asItIs,
  '/matches/facts': asItIs,
  '/matches/info': (data, { isCovered }) => (isCovered(data) ? concealMatch(data) : data),
  '/matches/lineups': lineups,
  '/matches/live': matches,
  '/matches/main': matches,
  '/matches/statistics': statistics,
  '/matches/timeline': timeline,
  '/matches/today': matches,
  '/matches/tomorrow': matches,
  '/news': news,
  '/news/article': article,
  '/players/info': player,
  '/players/list': asItIs,
  '/players/matches': playerMatches,
  '/search/index': asItIs,
  '/seasons/table': standing,
  '/static/{pageName}.html': asItIs,
  '/teams/details': team,
  '/teams/matches/finished': matches,
  '/teams/matches/upcoming': matches,
  '/teams/rankings': rankings,
  '/teams/squad': squad,
  '/teams/tournaments/finished': tournaments,
  '/teams/tournaments/upcoming': tournaments,
  '/tournaments/current-year/v2': tournamentsByYear,
  '/tournaments/finished': tournaments,
  '/tournaments/info': tournament,
  '/tournaments/leaders': leaders,
  '/tournaments/major-ongoing-events': tournaments,
  '/tournaments/matches/finished': matches,
  '/tournaments/matches/upcoming': matches,
  '/tournaments/ongoing': tournaments,
  '/tournaments/seasons': seasons,
  '/tournaments/table': standing,
  '/tournaments/upcoming': asItIs,
};

/** The rule of a path that is known at run time only, for data of the same path. */
export const ruleOf = (path: GetPath) => concealRules[path] as Rule<unknown>;
