import type { LeadersBy } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { Language } from '../../../i18n/languages.ts';

const ROWS = 10;

/** An upstream may lack the operation. */
export const leadersCall = (tournamentId: string, by: LeadersBy, language: Language) =>
  call('/tournaments/leaders', { tournamentId, by, limit: ROWS }, language);
