import type { i18n } from 'i18next';
import { createStore, Provider } from 'jotai';
import { createContext, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { isOfNews, withNewsroom } from '../api/newsroom/with-newsroom.ts';
import { type SendCall, withoutLacking } from '../api/send-call.ts';
import type { CoverResults } from '../api/spoilers/cover-results.ts';
import { nowAtom } from './clock/clock.ts';
import type { Preferences } from './preferences/preferences.ts';
import { changePreferencesAtom } from './preferences/preferences-atoms.ts';
import { withFetchedMatches } from './stores/apply-fetched-matches.ts';
import { lackingAtom } from './stores/lacking-atom.ts';
import { createLiveMatches, type LiveMatches } from './stores/live-matches-store.ts';
import { createResources, type Resources } from './stores/resources.ts';

/** The state of one render on the server, or of one visit in the browser. */
export interface Session {
  readonly store: ReturnType<typeof createStore>;
  readonly resources: Resources;
  readonly live: LiveMatches;
  /** Set for a visitor who covers results. */
  readonly cover: CoverResults | undefined;
  readonly translator: i18n;
  /** Whether football has the clubs and results of real seasons. */
  readonly hasRealSeasons: boolean;
}

interface SessionOptions {
  now: number;
  /** Missing ones have their defaults. */
  preferences: Partial<Preferences>;
  sendCall: SendCall;
  cover?: CoverResults | undefined;
  translator: i18n;
  hasRealSeasons?: boolean | undefined;
  lacking?: readonly string[] | undefined;
}

export function createSession(options: SessionOptions): Session {
  const { now, preferences, translator, cover, hasRealSeasons = false } = options;
  const lacking = new Set(options.lacking);
  const unanswered = new Set(options.lacking?.filter((path) => !isOfNews(path)));
  const store = createStore();
  const siteNow = () => store.get(nowAtom);
  const plainCall = withoutLacking(options.sendCall, lacking);
  const sendCall = withNewsroom(cover?.calls(plainCall, siteNow) ?? plainCall, siteNow);
  store.set(nowAtom, now);
  store.set(lackingAtom, lacking);
  store.set(changePreferencesAtom, preferences);
  const live = createLiveMatches(store);
  const resources = createResources(store, withFetchedMatches(sendCall, store, live), unanswered);
  return { store, resources, live, cover, translator, hasRealSeasons };
}

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('No session: render inside <SessionProvider>.');
  return session;
}

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>
        <I18nextProvider i18n={session.translator}>{children}</I18nextProvider>
      </Provider>
    </SessionContext>
  );
}
