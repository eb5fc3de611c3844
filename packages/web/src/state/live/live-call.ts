import { call } from '../../api/call.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Game } from '../../paths.ts';

/** The contract's maximum: no live match of a game is left out. */
export const MAX_LIVE_OF_GAME = 2000;

/** Every match of a game in play, whichever day it began. */
export const liveCall = (game: Game, language: Language) =>
  call('/matches/live', { sportType: game, limit: MAX_LIVE_OF_GAME }, language);
