import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { followedAtom } from '../state/alerts/muted-matches.ts';
import { languageAtom } from '../state/preferences/preferences-atoms.ts';
import { lazyPart } from '../ui/dom/lazy-part.ts';

const Alerts = lazyPart(() => import('../features/matches/alerts/alerts.tsx'));
const LanguageOffer = lazyPart(() => import('../features/shell/language-offer/language-offer.tsx'));

/** Loads the alerts when something is starred, or has its bell on. */
export const LateAlerts = () => useAtomValue(followedAtom).size > 0 && <Alerts />;

/**
 * PRF-1: loads the offer of another language where the browser prefers one. The server does not: its pages are cached for
 * all visitors, and the default stays English.
 */
export function LateLanguageOffer() {
  const current = useAtomValue(languageAtom);
  const [isOther, setIsOther] = useState(false);
  useEffect(() => setIsOther(!navigator.language.startsWith(current)), [current]);
  return isOther && <LanguageOffer />;
}
