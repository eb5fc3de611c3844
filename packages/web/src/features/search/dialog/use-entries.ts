import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { dayQuery } from '../../../format/day-query.ts';
import { usernameAtom } from '../../../state/account/identity.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { liveCall } from '../../../state/live/live-call.ts';
import { callContextAtom, gameAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import { indexEntries } from '../entries/index-entries.ts';
import { loadedMatches, matchEntries } from '../entries/match-entries.ts';
import { pageEntries } from '../entries/page-entries.ts';
import type { Entry } from '../matching/entry.ts';
import { useSearchIndex } from './use-search-index.ts';

export interface Entries {
  readonly all: readonly Entry[];
  readonly pages: readonly Entry[];
  /** State of the search index. */
  readonly state: 'loading' | 'failed' | 'loaded';
  readonly retry: () => void;
}

/** All that can be found: teams and tournaments of the index, loaded matches, today's and live ones, pages. */
export function useEntries(): Entries {
  const { t, i18n } = useTranslation();
  const { language, zone, today } = useAtomValue(callContextAtom);
  const sportType = useAtomValue(gameAtom);
  const signedIn = useAtomValue(usernameAtom) !== undefined;
  const { resources } = useSession();
  const { result, retry } = useSearchIndex();
  const todaysMatches = useResource(
    call('/matches', { date: today, ...dayQuery(today, zone), sportType }, language),
  );
  const liveMatches = useResource(liveCall(sportType, language));
  const index = result?.kind === 'ok' ? result.data : undefined;

  const pages = useMemo(() => pageEntries({ t, signedIn }), [t, i18n.language, signedIn]);
  const items = useMemo(() => (index ? indexEntries(index, language) : []), [index, language]);
  const matches = useMemo(
    () => matchEntries(loadedMatches(resources.snapshot(), language), index, language),
    [resources, index, language, todaysMatches.result, liveMatches.result],
  );
  const all = useMemo(() => [...items, ...matches, ...pages], [items, matches, pages]);
  return { all, pages, retry, state: result ? (index ? 'loaded' : 'failed') : 'loading' };
}
