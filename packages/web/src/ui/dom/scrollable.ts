/** For what scrolls by itself: not every browser lets the keys reach it. */
export const scrollable = { tabIndex: 0 } as const;
