const MOVED_FOR_SECONDS = 120;

/** Whether a price counts as moved: its arrow is shown, and the server keeps its quote in a trimmed list. */
export const hasMovedLately = (changedAt: number | undefined, nowSeconds: number): boolean =>
  changedAt !== undefined && nowSeconds - changedAt <= MOVED_FOR_SECONDS;
