import type { Match } from '@touchline/types';
import type { Language } from '../../../i18n/languages.ts';
import { matchPath } from '../model/match.ts';

const CARD_PATH = /^\/cards\/(.+)\.png$/;

/** Where the gateway serves the picture card of a match. */
export const cardPath = (matchId: string, language: Language, at: string | null): string =>
  `/cards/${matchId}.png?lang=${language}${at === null ? '' : `&at=${encodeURIComponent(at)}`}`;

/** The match of such a path. */
export const matchIdOfCard = (pathname: string): string => CARD_PATH.exec(pathname)?.[1] ?? '';

/** The page of a match at a moment, in a language that does not depend on the visitor's. */
export const momentHref = (match: Match, at: string | null, language: Language): string =>
  `${matchPath(match)}?at=${at}&lang=${language}`;
