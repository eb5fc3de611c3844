import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SendCall } from '../src/api/send-call.ts';
import { loadWholeCatalogue } from '../src/i18n/catalogue.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import type { Language } from '../src/i18n/languages.ts';
import { defaultPreferences } from '../src/state/preferences/preferences.ts';
import { createSession, SessionProvider } from '../src/state/session.tsx';

const failingCall: SendCall = async () => ({ kind: 'failed', status: 0 });

/** A session without a server: calls fail, unless the test provides them. */
export async function aSession(
  language: Language = 'en',
  sendCall: SendCall = failingCall,
  hasRealSeasons = false,
) {
  const session = createSession({
    now: Date.UTC(2026, 10, 20, 20, 52),
    preferences: { ...defaultPreferences, language, deviceZone: 'UTC' },
    translator: createI18n(language, await loadWholeCatalogue(language)),
    sendCall,
    hasRealSeasons,
  });
  const Around = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>
      <MemoryRouter>{children}</MemoryRouter>
    </SessionProvider>
  );
  return { session, Around };
}
