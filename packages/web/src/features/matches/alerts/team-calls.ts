import { call } from '../../../api/call.ts';
import type { Language } from '../../../i18n/languages.ts';

/** Cards, feed and alerts of a team share the calls. */
const NEXT_MATCHES = 3;

export const nextCall = (teamId: string, language: Language) =>
  call('/teams/matches/upcoming', { teamId, timezoneOffset: 0, size: NEXT_MATCHES }, language);

export const lastCall = (teamId: string, language: Language) =>
  call('/teams/matches/finished', { teamId, timezoneOffset: 0, size: 1 }, language);
