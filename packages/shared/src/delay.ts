/** How far behind a visitor may watch. */
export const MAX_DELAY_S = 180;
export const DELAY_STEP_S = 5;

export const isDelay = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' &&
  seconds >= 0 &&
  seconds <= MAX_DELAY_S &&
  seconds % DELAY_STEP_S === 0;
