/** Props for a scroll container: not every browser makes it focusable by keyboard. */
export const scrollable = { tabIndex: 0 } as const;
