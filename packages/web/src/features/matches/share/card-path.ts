import type { Language } from '../../../i18n/languages.ts';

const CARD_PATH = /^\/cards\/(.+)\.png$/;

/** Where the gateway serves the picture card of a match. */
export const cardPath = (matchId: string, language: Language, at: string | null): string =>
  `/cards/${matchId}.png?lang=${language}${at === null ? '' : `&at=${encodeURIComponent(at)}`}`;

/** The match of such a path. */
export const matchIdOfCard = (pathname: string): string => CARD_PATH.exec(pathname)?.[1] ?? '';
