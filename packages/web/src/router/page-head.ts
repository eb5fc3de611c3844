import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { coarseNowAtom, nowAtom } from '../state/clock/clock.ts';
import type { Head } from '../state/navigation/page-address.ts';
import { callContextAtom, languageAtom } from '../state/preferences/preferences-atoms.ts';
import { type Session, useSession } from '../state/session.tsx';
import type { ResolvedPage } from './resolve-page.ts';

export function pageHead(
  { route, module, address }: ResolvedPage,
  session: Session,
  origin: string,
): Head {
  const head = route.head ?? module.head;
  if (!head) throw new Error(`The page at ${route.path} has no head: export one beside it.`);
  return head({
    t: session.translator.t,
    address,
    context: session.store.get(callContextAtom),
    read: session.resources.read,
    origin,
    now: session.store.get(nowAtom),
  });
}

export const fullTitle = ({ title }: Head, brand: string): string => `${title} · ${brand}`;

/** After navigation, updates the title and the canonical link of the head that the server rendered, which alone has a description. */
export function usePageHead(page: ResolvedPage, pathname: string, search: string): void {
  const session = useSession();
  const language = useAtomValue(languageAtom);
  const applied = useRef<string>(undefined);
  // Runs again as time passes: a title may depend on data that loads later.
  const now = useAtomValue(coarseNowAtom);

  useEffect(() => {
    const head = pageHead(page, session, location.origin);
    const current = `${pathname}${search} ${language} ${head.title}`;
    applied.current ??= current;
    if (applied.current === current) return;
    applied.current = current;
    document.title = fullTitle(head, session.translator.t('shell.brand'));
    const canonical = document.head.querySelector('link[rel=canonical]');
    canonical?.setAttribute('href', `${location.origin}${head.canonical ?? pathname}`);
  }, [page, pathname, search, language, session, now]);
}
