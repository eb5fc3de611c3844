import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { type Session, useSession } from '../../../state/session.tsx';
import { readStored, writeStored } from '../../../state/storage/storage.ts';
import { clearAlertToastsAtom } from './alert-toasts-atoms.ts';
import { playedBetween, readSchedule } from './followed-matches.ts';
import { type MatchNews, newsSince } from './news-since.ts';

const AWAY_S = 600;
const CHECK_MS = 60_000;
const MAX_CALLS = 6;
const MAX_AGE_MS = 10_000;

/** Until when a tab of this browser was visible, in seconds. */
const VISIT_KEY = 'touchline.visit';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What has happened in the followed matches that were played in between, newest first. */
async function fetchNews({ store, resources }: Session, since: number, until: number) {
  const ids = playedBetween(readSchedule(), store.get(favouritesAtom), since, until);
  const { language } = store.get(callContextAtom);
  const news = await Promise.all(
    ids.slice(0, MAX_CALLS).map(async (matchId) => {
      const matchCall = call('/matches/info', { matchId }, language);
      await resources.load(matchCall, MAX_AGE_MS);
      const { result } = resources.read(matchCall);
      return result?.kind === 'ok' ? newsSince(result.data, since) : [];
    }),
  );
  return news.flat().sort((a, b) => b.at - a.at);
}

/** The news of a visitor who comes back after more than ten minutes, until they are closed or the page is hidden. */
export function useAwayNews(now: () => number) {
  const session = useSession();
  const clearToasts = useSetAtom(clearAlertToastsAtom);
  const [news, setNews] = useState<readonly MatchNews[]>([]);

  useEffect(() => {
    let isStopped = false;

    async function checkVisit() {
      const until = now();
      const since = readStored(VISIT_KEY, isNumber) ?? until;
      writeStored(VISIT_KEY, until);
      if (until - since < AWAY_S) return;
      const found = await fetchNews(session, since, until);
      if (isStopped || found.length === 0) return;
      clearToasts();
      setNews(found);
    }

    // Also by a timer: a device may sleep without hiding the page.
    const check = () => {
      if (document.visibilityState === 'visible') void checkVisit();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') return check();
      writeStored(VISIT_KEY, now());
      setNews([]);
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isStopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [session, now, clearToasts]);

  return { news, clear: useCallback(() => setNews([]), []) };
}
