import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { readAlertSettings } from '../../../state/alerts/alert-settings.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { languageAtom, spoilerFreeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { type Session, useSession } from '../../../state/session.tsx';
import { alertOf } from './alert-text.ts';
import { addAlertToastsAtom } from './alert-toasts-atoms.ts';
import { claimKeys } from './claim-keys.ts';
import { countInTitle } from './count-in-title.ts';
import { leadOneTab } from './lead-one-tab.ts';
import type { MatchEvent } from './match-events.ts';
import { canNotify, notify } from './notify.ts';
import { playSound } from './play-sound.ts';
import { watchMatches } from './watch-matches.ts';

/** The page's stream has the match, and the page announces the goals of starred matches. */
const isAnnouncedByPage = ({ kind, match }: MatchEvent, { store, live }: Session): boolean =>
  kind === 'goal' && store.get(favouritesAtom).has(match.id) && live.peek(match.id) !== undefined;

/** Tells what happens in starred matches, in one tab of the browser. */
export function useAlertWatch(now: () => number): void {
  const session = useSession();
  const language: Language = useAtomValue(languageAtom);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  const addToasts = useSetAtom(addAlertToastsAtom);

  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  useEffect(() => {
    const titleCount = countInTitle();

    function tell(events: readonly MatchEvent[]) {
      const settings = readAlertSettings();
      const isCovered = session.store.get(spoilerFreeAtom);
      const alerts = events
        .filter(({ kind }) => settings[kind])
        .map((event) => {
          const alert = alertOf(event, isCovered, t);
          return alert && { ...alert, isAnnounced: isAnnouncedByPage(event, session) };
        })
        .filter((alert) => alert !== undefined);
      const fresh = claimKeys(alerts.map(({ key }) => key));
      const told = alerts.filter(({ key }) => fresh.has(key));
      if (told.length === 0) return;
      if (settings.notifications && canNotify()) {
        for (const alert of told) notify(alert, () => void latestNavigate.current(alert.href));
      } else addToasts(told);
      if (document.visibilityState === 'hidden') titleCount.add(told.length);
      if (settings.sound) playSound();
    }

    const onShown = () => {
      if (document.visibilityState === 'visible') titleCount.clear();
    };
    const stop = leadOneTab(() => watchMatches({ session, language, now, onEvents: tell }));
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      titleCount.stop();
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [session, language, t, now, addToasts]);
}
