import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { coarseNowAtom } from '../state/clock/clock.ts';
import { languageAtom } from '../state/preferences/preferences-atoms.ts';
import { useSession } from '../state/session.tsx';
import { fullTitle, pageHead } from './page-head.ts';
import type { ResolvedPage } from './resolve-page.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** The server writes the whole head; a click keeps what people and machines read of it in step. */
export function useHead(visit: ResolvedPage, pathname: string, search: string): void {
  const session = useSession();
  const language = useAtomValue(languageAtom);
  const drawn = useRef<string>(undefined);
  // A page whose answers are late has its title late.
  const now = useAtomValue(coarseNowAtom);

  useEffect(() => {
    const head = pageHead(visit, session, location.origin);
    const here = `${pathname}${search} ${language} ${head.title}`;
    drawn.current ??= here;
    if (drawn.current === here) return;
    drawn.current = here;
    document.title = fullTitle(head, session.translator.t('shell.brand'));
    set('meta[name=description]', 'content', head.description ?? '');
    set('link[rel=canonical]', 'href', `${location.origin}${head.canonical ?? pathname}`);
  }, [visit, pathname, search, language, session, now]);
}
