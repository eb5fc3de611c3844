import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isWide } from '../../../ui/dom/is-wide.ts';
import { OpenMatchContext } from './open-match.ts';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { useScrollToOpenRow } from './use-scroll-to-open-row.ts';

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
