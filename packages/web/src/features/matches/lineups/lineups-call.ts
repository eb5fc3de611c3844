import type { Match } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { CallContext } from '../../../state/preferences/preferences-atoms.ts';
import { mayHave } from '../model/match.ts';

/** An upstream may lack the operation. */
export const lineupsCall = (matchId: Match['id'], { language }: Pick<CallContext, 'language'>) =>
  call('/matches/lineups', { matchId }, language);

export const hasLineups = (match: Match): boolean => mayHave(match, 'lineups');
