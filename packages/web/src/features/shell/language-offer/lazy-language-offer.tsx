import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';

const LanguageOffer = lazyPart(() => import('./language-offer.tsx'));

/**
 * PRF-1: loads the offer of another language where the browser prefers one. The server does not: its pages are cached for
 * all visitors, and the default stays English.
 */
export function LazyLanguageOffer() {
  const current = useAtomValue(languageAtom);
  const [isOther, setIsOther] = useState(false);
  useEffect(() => setIsOther(!navigator.language.startsWith(current)), [current]);
  return isOther && <LanguageOffer />;
}
