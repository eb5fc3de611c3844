import { atom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { coarseNowAtom, nowAtom } from '../state/clock/clock.ts';
import type { Head, HeadInput } from '../state/navigation/page-address.ts';
import { callContextAtom, languageAtom } from '../state/preferences/preferences-atoms.ts';
import { type Session, useSession } from '../state/session.tsx';
import type { ResolvedPage } from './resolve-page.ts';

export function pageHead(
  { route, module, address }: ResolvedPage,
  session: Session,
  origin: string,
  read: HeadInput['read'] = session.resources.read,
): Head {
  const head = route.head ?? module.head;
  if (!head) throw new Error(`The page at ${route.path} has no head: export one beside it.`);
  return head({
    t: session.translator.t,
    address,
    context: session.store.get(callContextAtom),
    read,
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

  useEffect(() => {
    const { store, resources, translator } = session;
    // Changes as time passes and when the data of a title are loaded.
    const headAtom = atom((get) => {
      get(coarseNowAtom);
      return pageHead(page, session, location.origin, (call) => get(resources.atomOf(call)));
    });
    const apply = () => {
      const head = store.get(headAtom);
      const current = `${pathname}${search} ${language} ${head.title}`;
      applied.current ??= current;
      if (applied.current === current) return;
      applied.current = current;
      document.title = fullTitle(head, translator.t('shell.brand'));
      const canonical = document.head.querySelector('link[rel=canonical]');
      canonical?.setAttribute('href', `${location.origin}${head.canonical ?? pathname}`);
    };
    apply();
    return store.sub(headAtom, apply);
  }, [page, pathname, search, language, session]);
}
