import type { Ticker } from './sync-clock.ts';

/** The browser's frames, whose time is steady. */
export const frameTicker: Ticker = (onTick) => {
  let frame = requestAnimationFrame(function next(ms) {
    frame = requestAnimationFrame(next);
    onTick(ms);
  });
  return () => cancelAnimationFrame(frame);
};
