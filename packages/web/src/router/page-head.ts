import { nowAtom } from '../state/clock/clock.ts';
import type { Head } from '../state/navigation/page-head.ts';
import { viewAtom } from '../state/preferences/preferences-atoms.ts';
import type { Session } from '../state/session.tsx';
import type { ResolvedPage } from './resolve-page.ts';

export function pageHead(
  { route, page, address }: ResolvedPage,
  session: Session,
  origin: string,
): Head {
  const head = route.head ?? page.head;
  if (!head) throw new Error(`The page at ${route.path} has no head: export one beside it.`);
  return head({
    t: session.translator.t,
    address,
    view: session.store.get(viewAtom),
    read: session.resources.read,
    origin,
    now: session.store.get(nowAtom),
  });
}

export const fullTitle = ({ title }: Head, brand: string): string => `${title} · ${brand}`;
