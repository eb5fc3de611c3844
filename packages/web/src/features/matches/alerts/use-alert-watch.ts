import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../i18n/languages.ts';
import { readAlertSettings } from '../../../state/alerts/alert-settings.ts';
import { readMutedMatches } from '../../../state/alerts/muted-matches.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { starOf } from '../../../state/favourites/star.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { pushOnAtom } from '../../../state/push/push-on.ts';
import { type Session, useSession } from '../../../state/session.tsx';
import { readStoredStrings, writeStored } from '../../../state/storage/storage.ts';
import type { MatchEvent } from '../model/match-events.ts';
import { alertsOf, reportedEvents } from './alert-text.ts';
import { addAlertToastsAtom } from './alert-toasts-atoms.ts';
import { countInTitle } from './count-in-title.ts';
import { leadOneTab } from './lead-one-tab.ts';
import { canNotify, notify } from './notify.ts';
import { playSound } from './play-sound.ts';
import { watchMatches } from './watch-matches.ts';

/** The number on the icon of the installed site; none with zero. Browsers without badges ignore it. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the site is not installed.
  shown.catch(() => {});
}

const TOGETHER_MS = 250;
const CLAIMED_KEY = 'touchline.alerted';
const MAX_CLAIMED = 200;

/** Those of the keys that no tab of this browser has claimed before. */
function claimKeys(keys: readonly string[]): ReadonlySet<string> {
  const claimed = readStoredStrings(CLAIMED_KEY);
  const fresh = new Set(keys.filter((key) => !claimed.includes(key)));
  if (fresh.size > 0) writeStored(CLAIMED_KEY, [...claimed, ...fresh].slice(-MAX_CLAIMED));
  return fresh;
}

/** The page's stream has the match, and the page announces the goals of starred matches. */
const isAnnouncedByPage = ({ kind, match }: MatchEvent, { store, live }: Session): boolean =>
  kind === 'goal' &&
  store.get(favouritesAtom).has(starOf('match', match.id)) &&
  live.peek(match.id) !== undefined;

/** Alerts of what happens in starred matches, from one tab of the browser. */
export function useAlertWatch(now: () => number): void {
  const session = useSession();
  const language: Language = useAtomValue(languageAtom);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = useEffectEvent((href: string) => void navigate(href));
  const addToasts = useSetAtom(addAlertToastsAtom);

  useEffect(() => {
    const titleCount = countInTitle();

    let queue: MatchEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function report() {
      const settings = readAlertSettings();
      const muted = readMutedMatches();
      const wanted = reportedEvents(queue).filter(
        ({ kind, match }) => settings[kind] && !muted.has(match.id),
      );
      queue = [];
      timer = undefined;
      const fresh = claimKeys(wanted.map(({ key }) => key));
      const reported = wanted.filter(({ key }) => fresh.has(key));
      if (reported.length === 0) return;
      const announced = new Set(reported.filter((event) => isAnnouncedByPage(event, session)));
      const alerts = alertsOf(reported, t);
      // Otherwise the gateway notifies while the page is hidden.
      if (settings.notifications && canNotify() && !session.store.get(pushOnAtom)) {
        for (const alert of alerts) notify(alert, () => open(alert.href));
      } else {
        const spoken = alertsOf(
          reported.filter((event) => !announced.has(event)),
          t,
        );
        addToasts({ alerts, spoken });
      }
      if (document.visibilityState === 'hidden') titleCount.add(reported.length);
      if (settings.sound) playSound();
    }

    /** Several matches may begin, or a goal and the end of a match come, in one update. */
    function reportSoon(events: readonly MatchEvent[]) {
      if (events.length === 0) return;
      queue.push(...events);
      timer ??= setTimeout(report, TOGETHER_MS);
    }

    const onShown = () => {
      if (document.visibilityState === 'visible') titleCount.clear();
    };
    const stop = leadOneTab(() =>
      watchMatches({ session, language, now, onEvents: reportSoon, onLiveCount: showBadge }),
    );
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      clearTimeout(timer);
      titleCount.stop();
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [session, language, t, now, addToasts]);
}
