import { Component, type ReactNode } from 'react';

interface ScrollAnchorProps {
  open: string | undefined;
  children: ReactNode;
}

interface Seen {
  row: Element;
  top: number;
}

const topOf = (row: Element) => row.getBoundingClientRect().top;

/** The row of the match if it is in sight, else the first that is. */
function rowInSight(matchId: string | undefined): Element | undefined {
  const rows = [...document.querySelectorAll('main li[data-match]')];
  const inSight = rows.filter((row) => topOf(row) > 0 && topOf(row) < innerHeight);
  return inSight.find((row) => row.getAttribute('data-match') === matchId) ?? inSight[0];
}

/** Rows are taller in a narrow list: when it narrows or widens, what one looked at stays where it was. Only a class sees the page before and after. */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Seen | null {
    const { open } = this.props;
    if ((before.open === undefined) === (open === undefined)) return null;
    const row = rowInSight(open ?? before.open);
    return row ? { row, top: topOf(row) } : null;
  }

  override componentDidUpdate(_props: ScrollAnchorProps, _state: unknown, seen: Seen | null) {
    if (seen) scrollBy({ top: topOf(seen.row) - seen.top, behavior: 'instant' });
  }

  override render() {
    return this.props.children;
  }
}
