import type {
  Match,
  MatchAnalysis,
  SportType,
  Standing,
  TeamDetails,
  TeamRanking,
  TeamRef,
  Tournament,
} from '@touchline/types';

export type Language = 'en' | 'zh';
export type TournamentState = 'ongoing' | 'upcoming' | 'finished';

/** Which of a long list is wanted; only these are made. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

interface TournamentFilter {
  readonly sport: SportType;
  readonly countryId?: string | undefined;
}

export interface ImageKey {
  readonly kind: 'countries' | 'teams' | 'tournaments' | 'bookmakers';
  readonly name: string;
}

/**
 * The world as it is at one instant, told in one language. Everything here is a function of the
 * seed, the size, the instant and the arguments. `undefined` means that nothing bears the id.
 * Instants are seconds since the epoch.
 */
export interface WorldView {
  /** Matches whose start lies in [from, to), by start, then id. */
  matchesBetween(from: number, to: number, sport?: SportType, slice?: Slice): Match[];
  liveMatches(slice?: Slice): Match[];
  /** Live and coming matches, the greatest first. */
  mainMatches(slice?: Slice): Match[];
  match(id: string): Match | undefined;
  analysis(matchId: string): MatchAnalysis | undefined;

  tournaments(state: TournamentState, filter: TournamentFilter, slice?: Slice): Tournament[];
  /** Those with a season that is played, at least in part, in this year. */
  tournamentsOfYear(year: number, sport: SportType): Tournament[];
  majorEvents(sport: SportType): Tournament[];
  tournament(id: string): Tournament | undefined;
  tournamentMatches(id: string, which: 'upcoming' | 'finished', slice?: Slice): Match[] | undefined;
  tournamentTable(id: string): Standing | undefined;
  seasonTable(seasonId: string): Standing | undefined;

  team(id: string): TeamDetails | undefined;
  teamMatches(id: string, which: 'upcoming' | 'finished', slice?: Slice): Match[] | undefined;
  teamTournaments(id: string, which: 'upcoming' | 'finished'): Tournament[] | undefined;
  rankings(filter: TournamentFilter, slice?: Slice): TeamRanking[];

  /**
   * Whom a visitor's sentence names, in either language and whatever the case, the longest name
   * first; the refs bear the view's language. The chat asks this.
   */
  namesIn(text: string): { teams: TeamRef[]; tournaments: TournamentRef[] };
}

export interface TournamentRef {
  readonly id: string;
  readonly name: string;
}

export interface World {
  at(instant: number, language: Language): WorldView;
  /** An SVG document. */
  image(key: ImageKey): string | undefined;
}

/** `storm` is for a scenario alone: leagues without number that kick off together. */
export type WorldSize = 'small' | 'standard' | 'large' | 'storm';
