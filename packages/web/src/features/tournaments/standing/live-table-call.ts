import { call } from '../../../api/call.ts';
import type { Language } from '../../../i18n/languages.ts';

/** Every page takes a team's place from this table, which counts the matches in play. */
export const liveTableCall = (tournamentId: string, language: Language) =>
  call('/tournaments/table', { tournamentId, matches: 'started' }, language);
