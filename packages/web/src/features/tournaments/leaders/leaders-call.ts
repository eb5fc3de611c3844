import type { LeadersBy, Sport } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { Language } from '../../../i18n/languages.ts';
import { type Game, sportOf } from '../../../paths.ts';

export const LEADERS_AGE_S = 120;

const ROWS = 10;

export type LeaderLists = readonly [LeadersBy, ...LeadersBy[]];

/** What is counted in each sport; the first list is shown at first. */
const LISTS: Readonly<Record<Sport, LeaderLists>> = {
  football: ['goals', 'assists', 'cards', 'cleanSheets'],
  basketball: ['points', 'rebounds', 'assists'],
  esports: ['rating', 'kills', 'assists'],
};

export const leaderLists = (game: Game): LeaderLists =>
  game === 'rocket-league' ? ['rating', 'goals', 'assists'] : LISTS[sportOf(game)];

/** An upstream may lack the operation. */
export const leadersCall = (
  tournamentId: string,
  by: LeadersBy,
  language: Language,
  seasonId?: string,
) => call('/tournaments/leaders', { tournamentId, seasonId, by, limit: ROWS }, language);
