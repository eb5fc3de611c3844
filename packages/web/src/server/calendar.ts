import type { CalendarRequest, CalendarResponse } from '@touchline/shared/page-renderer';
import { apiBaseFor } from '../api/api-base.ts';
import { createSendCall } from '../api/send-call.ts';
import { fetchCalendar } from '../features/matches/calendar/fetch-calendar.ts';
import { isLanguage } from '../i18n/languages.ts';
import { defaultPreferences } from '../state/preferences/preferences.ts';
import { translators } from './catalogues.ts';

/** The calendar that the gateway serves. Its reader sends no cookies: nothing of it depends on the visitor. */
export function calendar(request: CalendarRequest): Promise<CalendarResponse> {
  const { origin, fetch, signal, hasResults } = request;
  const language = isLanguage(request.language) ? request.language : defaultPreferences.language;
  const send = createSendCall({
    origin,
    base: apiBaseFor({ results: hasResults ? undefined : 'covered' }),
    fetch,
    onFailure: () => {},
  });
  return fetchCalendar({
    ...request,
    language,
    t: translators[language].t,
    sendCall: (call) => send(call, signal),
  });
}
