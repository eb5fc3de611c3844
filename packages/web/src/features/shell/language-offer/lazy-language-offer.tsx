import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';

const LanguageOffer = lazy(() => import('./language-offer.tsx'));

/**
 * PRF-1: loads the offer of another language where the browser prefers one. The server does not: its pages are cached for
 * all visitors, and the default stays English.
 */
export function LazyLanguageOffer() {
  const current = useAtomValue(languageAtom);
  const [isOther, setIsOther] = useState(false);
  useEffect(() => setIsOther(!navigator.language.startsWith(current)), [current]);
  return (
    isOther && (
      <Suspense fallback={null}>
        <LanguageOffer />
      </Suspense>
    )
  );
}
