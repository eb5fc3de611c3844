import { Component, type ReactNode } from 'react';

interface ScrollAnchorProps {
  openMatchId: string | undefined;
  children: ReactNode;
}

interface Anchor {
  row: Element;
  top: number;
}

const topOf = (row: Element) => row.getBoundingClientRect().top;

/** The row of the match if it is in the viewport, else the first row that is. */
function findAnchorRow(matchId: string | undefined): Element | undefined {
  const rows = [...document.querySelectorAll('main li[data-match]')];
  const inView = rows.filter((row) => topOf(row) > 0 && topOf(row) < innerHeight);
  return inView.find((row) => row.getAttribute('data-match') === matchId) ?? inView[0];
}

/**
 * Rows are taller in a narrow list: when a match opens or closes beside it, one row keeps its place in the viewport.
 * A class, because hooks have no `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Anchor | null {
    const { openMatchId } = this.props;
    if ((before.openMatchId === undefined) === (openMatchId === undefined)) return null;
    const row = findAnchorRow(openMatchId ?? before.openMatchId);
    return row ? { row, top: topOf(row) } : null;
  }

  override componentDidUpdate(_props: ScrollAnchorProps, _state: unknown, anchor: Anchor | null) {
    if (anchor) scrollBy({ top: topOf(anchor.row) - anchor.top, behavior: 'instant' });
  }

  override render() {
    return this.props.children;
  }
}
