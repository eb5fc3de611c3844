import type { Match, MatchTimeline } from '@touchline/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { compactInstant } from '../../../format/instant.ts';
import { momentAt } from '../share/moment.ts';

/** After the last key or turn of the wheel. */
const SETTLED_MS = 300;

/** This address at another moment, or at the present. */
function addressAt(at: string | null): string {
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  if (at === null) params.delete('at');
  else params.set('at', at);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

interface MomentAddress {
  match: Match;
  timeline: MatchTimeline | undefined;
  /** The moment in the address. */
  at: string | null;
  /** Where the slider is, in seconds; undefined at the present. */
  held: number | undefined;
  isDragged: boolean;
  /** Whether the title of a moment is known. */
  hasTexts: boolean;
  move: (to: number | undefined) => void;
}

/** The address follows the slider once it is let go, and the slider an address that changes otherwise. */
export function useMomentAddress(options: MomentAddress): void {
  const { timeline, at, held, isDragged, hasTexts } = options;
  const navigate = useNavigate();
  const heldText = held === undefined ? null : compactInstant(held);
  /** The text that address and slider have agreed on. */
  const agreed = useRef(heldText);
  /** The texts of navigations that may not have ended yet: the slider has moved on since the first of them. */
  const written = useRef<(string | null)[]>([]);

  const followAddress = useEffectEvent(() => {
    const { match, move } = options;
    const ended = written.current.indexOf(at) + 1;
    written.current.splice(0, ended);
    if (!timeline || ended > 0 || at === agreed.current) return;
    agreed.current = at;
    const moment = at === null ? undefined : momentAt(match, timeline, at);
    move(moment && moment.now / 1000);
  });
  const isReady = timeline !== undefined;
  useEffect(() => {
    if (isReady) followAddress();
  }, [isReady, at]);

  useEffect(() => {
    if (!isReady || !hasTexts || isDragged || heldText === agreed.current) return;
    const timer = setTimeout(() => {
      agreed.current = heldText;
      written.current.push(heldText);
      void navigate(addressAt(heldText), { replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isReady, hasTexts, isDragged, heldText, navigate]);
}
