import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isWide } from '../../../ui/dom/is-wide.ts';
import { OpenMatchContext } from './open-match.ts';
import { ScrollAnchor } from './scroll-anchor.tsx';
import { useOpenRow } from './use-open-row.ts';

interface SplitListProps {
  /** The match that is open beside the list. */
  open: string | undefined;
  /** Where a match is open beside this list. */
  to: (matchId: string) => string;
  className: string | undefined;
  children: ReactNode;
}

/** Rows of matches which, on a wide window, open beside them instead of in their place. */
export function SplitList({ open, to, className, children }: SplitListProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  useOpenRow(open);

  function openBeside(event: MouseEvent) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest('[data-match] > a') : null;
    const matchId = link?.closest<HTMLElement>('[data-match]')?.dataset.match;
    if (!matchId || button || ctrlKey || metaKey || shiftKey || altKey || !isWide()) return;
    event.preventDefault();
    // From match to match Back leads to the list, not through all that were looked at.
    if (open === undefined) void navigate(to(matchId), { state: { opened: true } });
    else if (open !== matchId) void navigate(to(matchId), { replace: true, state });
    // Enter on the row whose match is open goes on into it.
    else if (event.detail === 0) document.querySelector<HTMLElement>('[data-pane]')?.focus();
  }

  return (
    // The rows are links; this only says where they lead on a wide window.
    <div className={className} onClickCapture={openBeside}>
      <OpenMatchContext value={open}>
        <ScrollAnchor open={open}>{children}</ScrollAnchor>
      </OpenMatchContext>
    </div>
  );
}
