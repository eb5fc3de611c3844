import type * as api from '@touchline/types';
import type { Facts } from './given.ts';
import type { History } from './history/history.ts';
import type { WorldLanguage } from './localized.ts';

export type Language = WorldLanguage;
export type TournamentState = 'ongoing' | 'upcoming' | 'finished';

/** A page of a list; entries outside it are not computed. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** The beginning of a list of matches in an order of its own. */
export interface MatchSlice extends Slice {
  readonly order?: 'start' | 'importance' | undefined;
}

interface TournamentFilter {
  readonly sport: api.SportType;
  readonly countryId?: string | undefined;
}

export interface ImageKey {
  readonly kind: 'countries' | 'teams' | 'tournaments' | 'bookmakers' | 'covers';
  readonly name: string;
}

export interface MatchesView {
  /** Matches that start in [from, to); by default by start, then id. */
  matchesBetween(from: number, to: number, sport?: api.SportType, slice?: MatchSlice): api.Match[];
  /** Matches in play, whichever day they began. */
  liveMatches(slice?: MatchSlice, sport?: api.SportType): api.Match[];
  /** Number of matches that start in [from, to), by sport or title. */
  countBetween(from: number, to: number, sport?: api.SportType): Record<string, number>;
  /** Live and upcoming matches, most popular first. */
  mainMatches(slice?: Slice): api.Match[];
  match(id: string): api.Match | undefined;
  analysis(matchId: string): api.MatchAnalysis | undefined;
  /** What `match` returned at every instant until now. */
  timeline(matchId: string): api.MatchTimeline | undefined;
  lineups(matchId: string): api.MatchLineups | undefined;
  /** Undefined for a sport without them. */
  statistics(matchId: string): api.MatchStatistics | undefined;
  /** Ground, referee, attendance and weather. */
  matchFacts(matchId: string): api.MatchFacts | undefined;
}

export interface TournamentsView {
  tournaments(state: TournamentState, filter: TournamentFilter, slice?: Slice): api.Tournament[];
  /** Tournaments with a season that is at least partly played in this year. */
  tournamentsOfYear(year: number, sport: api.SportType): api.Tournament[];
  majorEvents(sport: api.SportType): api.Tournament[];
  tournament(id: string): api.Tournament | undefined;
  tournamentMatches(
    id: string,
    which: 'upcoming' | 'finished',
    slice?: Slice,
  ): api.Match[] | undefined;
  /** The finished matches of a season of the tournament, the last first. */
  finishedInSeason(id: string, seasonId: string, slice?: Slice): api.Match[] | undefined;
  tournamentTable(id: string, matches?: api.TableMatches): api.Standing | undefined;
  seasonTable(seasonId: string): api.Standing | undefined;
  tournamentSeasons(id: string, slice: Slice): api.TournamentSeason[] | undefined;
}

export interface TeamsView {
  team(id: string): api.TeamDetails | undefined;
  teamMatches(id: string, which: 'upcoming' | 'finished', slice?: Slice): api.Match[] | undefined;
  /** The finished matches of a team in a season, latest first, and of these those against an opponent. */
  seasonMatches(
    id: string,
    seasonId: string,
    opponentId: string | undefined,
    slice?: Slice,
  ): api.Match[] | undefined;
  /** The finished matches of two teams, over all seasons; empty if the opponent is unknown. */
  meetings(id: string, opponentId: string, slice?: Slice): api.Match[] | undefined;
  teamTournaments(id: string, which: 'upcoming' | 'finished'): api.Tournament[] | undefined;
  rankings(filter: TournamentFilter, slice?: Slice): api.TeamRanking[];
}

export interface SquadsView {
  /** A team's current players with their season at it; none where they are unknown. */
  squad(teamId: string): api.SquadPlayer[] | undefined;
  /** The players of the clubs in the most popular tournaments. */
  players(sport: api.SportType, slice: Slice): api.ListedPlayer[];
}

export interface PlayersView extends SquadsView {
  player(id: string): api.PlayerDetails | undefined;
  /** Those of the season that `player` shows, latest first. */
  playerMatches(id: string): api.PlayerMatch[] | undefined;
  /** The leading players of a tournament's current season, or of another one. */
  leaders(
    tournamentId: string,
    by: api.LeadersBy,
    limit: number,
    seasonId?: string,
  ): api.Leader[] | undefined;
}

export interface NewsView {
  /** The latest news, latest first; of all sports without one. */
  news(sport: api.SportType | undefined, slice: Slice): api.NewsItem[];
  article(id: string): api.Article | undefined;
}

/**
 * The world at one instant, in one language. Every result is a pure function of seed, size, instant
 * and arguments; `undefined` means an unknown id. Instants are seconds since the epoch.
 */
export interface WorldView extends MatchesView, TournamentsView, TeamsView, PlayersView, NewsView {
  /**
   * Teams and tournaments named in a text, longest name first. Matches every language, ignoring case;
   * the refs are in the language of the view. Without a full name a club is found by the beginning of
   * its own. Used by the chat.
   */
  namesIn(text: string): { teams: api.TeamRef[]; tournaments: TournamentRef[] };
}

export interface TournamentRef {
  readonly id: string;
  readonly name: string;
}

/** Entries per cache; everything cached between requests is bounded by these. */
export interface CacheLimits {
  readonly seasons: number;
  readonly days: number;
  readonly matches: number;
}

export interface WorldOptions {
  readonly seed: string | number;
  readonly size: WorldSize;
  readonly facts?: Facts | undefined;
  /** Real seasons, in place of the simulated ones. */
  readonly history?: History | undefined;
  /** Instead of those of the size. */
  readonly cacheLimits?: CacheLimits;
}

export interface World {
  /** What it was made from. */
  readonly options?: WorldOptions | undefined;
  /** Counts the worlds that this one has replaced. */
  readonly version?: number;
  at(instant: number, language: Language): WorldView;
  /** An SVG document. */
  image(key: ImageKey): string | undefined;
  /** The same world with caches of its own: calls about other times than the present leave those of the present alone. */
  aside?(): World;
}

export type WorldSize = 'small' | 'standard' | 'large';
