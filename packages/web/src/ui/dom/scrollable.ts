/** For what scrolls by itself: not every browser lets the keys reach it. */
export const scroller = { tabIndex: 0 } as const;
