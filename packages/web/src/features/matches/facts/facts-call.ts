import type { Match } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { CallContext } from '../../../state/preferences/preferences-atoms.ts';

/** An upstream may lack the operation. */
export const factsCall = (matchId: Match['id'], { language }: Pick<CallContext, 'language'>) =>
  call('/matches/facts', { matchId }, language);
