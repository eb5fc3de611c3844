import { call } from '../../api/call.ts';
import type { CallContext } from '../preferences/preferences-atoms.ts';

/** An upstream may lack the operation, although it names players by id. */
export const playerCall = (playerId: string, { language }: Pick<CallContext, 'language'>) =>
  call('/players/info', { playerId }, language);
