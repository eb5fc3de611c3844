import type { Match } from '@touchline/types';
import type { CrestKind } from './crests/shapes.ts';
import type { Language } from './http/accept-language.ts';

/** Makes a value that is the same for all visitors of a world, once for some seconds. */
export type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** The interface between the gateway and the site's server entry. */
export interface PageRequest {
  /** Path and query, as `normalizeUrl` returns them. */
  readonly url: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** The instant that the page shows, in milliseconds. */
  readonly now: number;
  /** Whether football has the clubs and results of real seasons. */
  readonly hasRealSeasons?: boolean | undefined;
  /** The paths of operations that the upstream lacks: the page does without. */
  readonly lacking?: readonly string[];
  /** Whether the gateway serves /worlds, to which a page may link. */
  readonly devTools?: boolean;
  /** Calls the API for the page, with the gateway's validation and cache. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Without it each page makes its own. */
  readonly remember?: Remember;
  readonly signal: AbortSignal;
  /** Resolves in a turn of the event loop in which no other page is rendered. Without it the page is rendered in one piece. */
  readonly turn?: () => Promise<unknown>;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type SiteRequest = Pick<PageRequest, 'origin' | 'fetch' | 'remember' | 'signal' | 'lacking'>;

/** A public page for the sitemap: its path, and its path in each language. */
export interface SitemapPage {
  readonly path: string;
  readonly alternates: Readonly<Record<string, string>>;
}

interface CardTeam {
  readonly id: string;
  readonly emblem?: string | undefined;
  readonly name: string;
}

interface CardScore {
  readonly home: number;
  readonly away: number;
  /** The kicks scored in the shoot-out, beside the score. */
  readonly kicks?: { readonly home: number; readonly away: number } | undefined;
}

/** What the picture card of a match says, in one language. */
export interface MatchCard {
  readonly brand: string;
  readonly sport: CrestKind;
  readonly home: CardTeam;
  readonly away: CardTeam;
  /** The country and the tournament. */
  readonly place: string;
  /** The round or the stage; may be empty. */
  readonly stage: string;
  /** A moment is of a match that may have moved on since. */
  readonly phase: 'soon' | 'live' | 'moment' | 'done';
  /** In the centre: the score, or the time of kick-off. */
  readonly score: CardScore | { readonly kickOff: string };
  /** The side that lost. */
  readonly loser?: 'home' | 'away' | undefined;
  /** Below the centre: the minute, the end, or the day of kick-off. */
  readonly state: string;
  /** Below the teams, the most important first: who won on penalties, the day, the scorers; may be empty. */
  readonly notes: readonly string[];
  /** How much of the match has been played, from 0 to 1. */
  readonly played: number;
  /** The goals on the line, as `played`. */
  readonly goals: readonly { readonly side: 'home' | 'away'; readonly at: number }[];
  /** Where the result is from, if it is real. */
  readonly credit?: string;
}

export interface MatchCardResponse {
  readonly card: MatchCard;
  /** How long it stays right. */
  readonly maxAgeSeconds: number;
}

/** The matches of a calendar (RFC 5545), and what it says of them. */
export interface CalendarRequest extends SiteRequest {
  /** Whose matches they are: one team's, one tournament's, or those of everything that is starred. */
  readonly kind: 'team' | 'tournament' | 'stars';
  readonly teams: readonly string[];
  readonly tournaments: readonly string[];
  readonly matches: readonly string[];
  readonly language: string;
  readonly hasResults: boolean;
  /** In milliseconds. */
  readonly now: number;
}

export type CalendarResponse =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'not-found' | 'failed' };

/** Two successive states of a match. */
export interface MatchAlertsRequest {
  readonly before: Match;
  readonly after: Match;
  readonly language: Language;
}

export interface AlertWords {
  readonly title: string;
  readonly text: string;
}

/** What has happened in a match, in words. */
export interface MatchAlert extends AlertWords {
  /** One of the kinds that a visitor may choose. */
  readonly kind: string;
  /** Equal for the same event in each language. */
  readonly key: string;
  /** The path of the match. */
  readonly path: string;
  /** The label of the action that ends notifications. */
  readonly stop: string;
  /** The words that give no result away; without them the event itself does. */
  readonly covered?: AlertWords;
}

export interface PageRenderer {
  /** The styles that every page of the site begins with: tokens, fonts, elements. */
  style(): Promise<string>;
  /** The URL with only the query parameters that its page uses, so that it can be a cache key. */
  normalizeUrl(url: string): string;
  render(request: PageRequest): Promise<PageResponse>;
  /** A page without data, sent when rendering fails; it renders in the browser. */
  appShell(request: PageRequest): PageResponse;
  /** The card at a URL that `cardPath` has made; undefined where the upstream has no such match. */
  matchCard(request: PageRequest): Promise<MatchCardResponse | undefined>;
  /** Complete or not at all: a calendar program deletes the matches that are missing. */
  calendar(request: CalendarRequest): Promise<CalendarResponse>;
  matchAlerts(request: MatchAlertsRequest): readonly MatchAlert[];
  /** Every public page, including those of current matches and tournaments. */
  listPages(request: SiteRequest): Promise<readonly SitemapPage[]>;
}
