import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isWide } from '../../../ui/dom/is-wide.ts';
import { OpenMatchContext } from './open-match.ts';
import { ScrollAnchor } from './scroll-anchor.tsx';

interface SplitListProps {
  openMatchId: string | undefined;
  /** The URL of this list with a match open beside it. */
  to: (matchId: string) => string;
  className: string | undefined;
  children: ReactNode;
}

/** A list whose matches open beside it on a wide window, instead of replacing it. */
export function SplitList({ openMatchId, to, className, children }: SplitListProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  useScrollToOpenRow(openMatchId);

  function openBeside(event: MouseEvent) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest('[data-match] > a') : null;
    const matchId = link?.closest<HTMLElement>('[data-match]')?.dataset.match;
    if (!matchId || button || ctrlKey || metaKey || shiftKey || altKey || !isWide()) return;
    event.preventDefault();
    // Replaced from match to match, so that Back leads to the list.
    if (openMatchId === undefined) void navigate(to(matchId), { state: { opened: true } });
    else if (openMatchId !== matchId) void navigate(to(matchId), { replace: true, state });
    // Enter on the row of the open match moves the focus into the match.
    else if (event.detail === 0) document.querySelector<HTMLElement>('[data-pane]')?.focus();
  }

  return (
    // The rows are links already; the handler only redirects them on a wide window.
    <div className={className} onClickCapture={openBeside}>
      <OpenMatchContext value={openMatchId}>
        <ScrollAnchor openMatchId={openMatchId}>{children}</ScrollAnchor>
      </OpenMatchContext>
    </div>
  );
}

const isInView = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
const SETTLE_MS = 1000;

/**
 * Groups get their real height only when they come into view, which moves the row: scroll on every frame until the
 * page has settled, or until the user scrolls, types or taps.
 */
function scrollToRow(row: Element) {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of USER_INPUT_EVENTS) addEventListener(type, () => stop.abort(), { signal });
  setTimeout(() => stop.abort(), SETTLE_MS);
  const scroll = () => {
    if (signal.aborted) return;
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(scroll);
  };
  scroll();
}

/**
 * When a document opens with a match beside its list, scrolls to the row of that match, which may be rendered later
 * than the document. Keeps the position where it was restored, or where the user scrolls before the row is there.
 */
function useScrollToOpenRow(openMatchId: string | undefined): void {
  const pendingMatchId = useRef(openMatchId);
  const initialScrollY = useRef<number>(undefined);
  useEffect(() => {
    if (pendingMatchId.current === undefined) return;
    const isFirstRun = initialScrollY.current === undefined;
    initialScrollY.current ??= scrollY;
    const row = document.querySelector(`main li[data-match="${pendingMatchId.current}"]`);
    if (!row && openMatchId === pendingMatchId.current) return;
    pendingMatchId.current = undefined;
    const hasScrolled = Math.abs(scrollY - initialScrollY.current) > innerHeight / 2;
    if (!row || hasScrolled || (isFirstRun && scrollY > 0) || !isWide() || isInView(row)) return;
    scrollToRow(row);
  });
}
