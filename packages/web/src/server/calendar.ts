import type { CalendarRequest, CalendarResponse } from '@touchline/shared/domain/page-renderer';
import { createSendCall } from '../api/send-call.ts';
import { coverResults } from '../api/spoilers/cover-results.ts';
import { fetchCalendar } from '../features/matches/share/fetch-calendar.ts';
import { isLanguage } from '../i18n/languages.ts';
import { defaultPreferences } from '../state/preferences/preferences.ts';
import { translators } from './catalogues.ts';

/** The calendar that the gateway serves. Its reader sends no cookies: nothing of it depends on the visitor. */
export function calendar(request: CalendarRequest): Promise<CalendarResponse> {
  const { origin, fetch, signal, hasResults, remember, now } = request;
  const language = isLanguage(request.language) ? request.language : defaultPreferences.language;
  const plain = createSendCall({ origin, fetch, onFailure: () => {} });
  const send = hasResults ? plain : coverResults(() => undefined, remember).calls(plain, () => now);
  return fetchCalendar({
    ...request,
    language,
    t: translators[language].t,
    sendCall: (call) => send(call, signal),
  });
}
