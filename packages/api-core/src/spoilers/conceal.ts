import { defined } from '@touchline/shared/defined';
import { concealMatch } from '@touchline/shared/spoilers/conceal-match';
import { type Cover, isDecidedByCovered } from '@touchline/shared/spoilers/covered-matches';
import type * as api from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { Params } from '@touchline/types/validation';

/** The context of a rule, besides the data. */
export interface ConcealContext {
  readonly cover: Cover;
  readonly params: Params;
  /** The match of `params.matchId`, for operations about one match. */
  readonly match: api.Match | undefined;
}

type Rule<Data> = (data: Data, context: ConcealContext) => Data;
type ConcealRules = { readonly [Id in OperationId]?: Rule<api.DataOf<api.operations[Id]>> };

const asItIs = <Data>(data: Data): Data => data;

const matches = (data: readonly api.Match[], { cover }: ConcealContext) =>
  data
    .filter((match) => !isDecidedByCovered(match, cover.matches))
    .map((match) => (cover.isCovered(match) ? concealMatch(match) : match));

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

function analysis(data: api.MatchAnalysis, { cover, match }: ConcealContext): api.MatchAnalysis {
  const side = (name: 'homeTeam' | 'awayTeam') =>
    match && !cover.teamIds.has(match[name].id) ? data[name] : concealSide(data[name]);
  return { homeTeam: side('homeTeam'), awayTeam: side('awayTeam') };
}

/** The prices known at kick-off: the opening ones and those until then. */
function timeline(data: api.MatchTimeline, { cover, match }: ConcealContext): api.MatchTimeline {
  if (match && !cover.isCovered(match)) return data;
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
function lineups(data: api.MatchLineups, { cover, match }: ConcealContext): api.MatchLineups {
  if (match && !cover.isCovered(match)) return data;
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
const statistics = (
  data: api.MatchStatistics,
  { cover, match }: ConcealContext,
): api.MatchStatistics => (match && !cover.isCovered(match) ? data : { periods: [] });

/** Without the champion, where a covered match may have decided the season. */
function tournament(data: api.Tournament, { cover }: ConcealContext): api.Tournament {
  const { champion, ...rest } = data;
  return champion && cover.matches.some((match) => match.tournament.id === data.id) ? rest : data;
}

const tournaments = (data: readonly api.Tournament[], context: ConcealContext) =>
  data.map((one) => tournament(one, context));

const tournamentsByYear = (data: api.TournamentsByYear, context: ConcealContext) =>
  Object.fromEntries(
    Object.entries(data).map(([year, list]) => [year, tournaments(list, context)]),
  );

/** A table counts all matches of its season: with a covered one among them it is left out. */
function standing(data: api.Standing, { cover, params }: ConcealContext): api.Standing {
  const hasTeamsOf = ({ homeTeam, awayTeam }: api.Match) =>
    data.tables.some(({ rows }) =>
      [homeTeam.id, awayTeam.id].every((id) => rows.some(({ team }) => team.id === id)),
    );
  const isCounted = (match: api.Match) => {
    const { id, currentSeasonId, currentSeason } = match.tournament;
    if (id === params.tournamentId) return true;
    if (currentSeasonId && currentSeasonId === params.seasonId) return true;
    // The last match of a season, whose tournament is in the next one already.
    return !!match.season && match.season !== currentSeason && hasTeamsOf(match);
  };
  return cover.matches.some(isCounted) ? { tables: [], covered: true } : data;
}

/** Without the champion of a season that a covered match may have decided. */
const seasons = (data: readonly api.TournamentSeason[], { cover, params }: ConcealContext) => {
  const covered = cover.matches.filter(({ tournament }) => tournament.id === params.tournamentId);
  return data.map(({ champion, ...season }) => {
    const isCovered = covered.some(({ season: name, tournament }) =>
      name ? name === season.name : tournament.currentSeasonId === season.id,
    );
    return champion && !isCovered ? { ...season, champion } : season;
  });
};

function team(data: api.TeamDetails, { cover, params }: ConcealContext): api.TeamDetails {
  if (!cover.teamIds.has(String(params.teamId))) return data;
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

/** The season of a player whose club, or last club, has a covered match: it counts what is covered. */
function player(data: api.PlayerDetails, { cover }: ConcealContext): api.PlayerDetails {
  const club = data.team ?? data.career?.at(-1)?.team;
  if (!club || !cover.teamIds.has(club.id)) return data;
  const { name } = data.season;
  const season = { matches: 0, goals: 0, assists: 0, yellowCards: 0, redCards: 0, minutes: 0 };
  return { ...data, season: { ...season, ...(name && { name }) }, covered: true };
}

const playerMatches = (data: readonly api.PlayerMatch[], { cover }: ConcealContext) =>
  data.filter(({ matchId }) => !cover.matches.some(({ id }) => id === matchId));

/** Like a table, a list is left out with a covered match among those that it counts. */
const leaders = (data: readonly api.Leader[], { cover, params }: ConcealContext): api.Leader[] =>
  cover.matches.some(({ tournament: { id } }) => id === params.tournamentId) ? [] : [...data];

const rankings = (data: readonly api.TeamRanking[], { cover }: ConcealContext): api.TeamRanking[] =>
  data.map((one) =>
    cover.teamIds.has(one.id) ? { ...one, streakCount: 0, streakType: 'none' } : one,
  );

/** The covered matches that a text of that instant may mention. */
function mentionedMatches(
  text: string,
  at: number | undefined,
  { matches: covered }: Cover,
): api.Match[] {
  return covered.filter(
    ({ startTime, homeTeam, awayTeam, tournament }) =>
      (at === undefined || at >= startTime) &&
      [homeTeam.name, awayTeam.name, tournament.name].some((name) => text.includes(name)),
  );
}

const news = (data: readonly api.NewsItem[], { cover }: ConcealContext) =>
  data.filter(
    ({ feature, title, created_at: at }) =>
      feature || mentionedMatches(title, at, cover).length === 0,
  );

/** An article about covered matches keeps its address, and says which match it is about. */
function article(data: api.Article, { cover }: ConcealContext): api.Article {
  if (data.feature) return data;
  const text = JSON.stringify([data.title, data.section, data.author_description]);
  const [match] = mentionedMatches(text, data.created_at, cover);
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

/**
 * How the data of each operation is concealed. An operation without a rule is not served without spoilers, and one about
 * names or pictures alone is served as it is.
 */
export const concealRules: ConcealRules = {
  listMatches: matches,
  listMatchesToday: matches,
  listMatchesTomorrow: matches,
  listMainMatches: matches,
  listLiveMatches: matches,
  countMatches: asItIs,
  getMatch: (data, { cover }) => (cover.isCovered(data) ? concealMatch(data) : data),
  getMatchAnalysis: analysis,
  getMatchTimeline: timeline,
  getMatchFacts: asItIs,
  getMatchLineups: lineups,
  getMatchStatistics: statistics,
  listOngoingTournaments: tournaments,
  listUpcomingTournaments: asItIs,
  listFinishedTournaments: tournaments,
  listCurrentYearTournaments: tournamentsByYear,
  listMajorOngoingEvents: tournaments,
  getTournament: tournament,
  listTournamentUpcomingMatches: matches,
  listTournamentFinishedMatches: matches,
  getTournamentTable: standing,
  listTournamentLeaders: leaders,
  getSeasonTable: standing,
  listTournamentSeasons: seasons,
  getTeam: team,
  listTeamUpcomingMatches: matches,
  listTeamFinishedMatches: matches,
  listTeamUpcomingTournaments: tournaments,
  listTeamFinishedTournaments: tournaments,
  listTeamRankings: rankings,
  getPlayer: player,
  listPlayerMatches: playerMatches,
  listNews: news,
  getArticle: article,
  getSearchIndex: asItIs,
  getStaticPage: asItIs,
};

/** Whether a rule reads the cover at all. */
export const isConcealed = (id: OperationId): boolean => concealRules[id] !== asItIs;

/** The rule of an operation that is known at run time only, for data of the same operation. */
export const ruleOf = (id: OperationId) => concealRules[id] as Rule<unknown> | undefined;
