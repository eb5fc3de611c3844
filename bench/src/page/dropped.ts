const FRAME_MS = 1000 / 60;

/** The share of frames that a 60 Hz screen showed twice because the next one was late. */
export function droppedShare(frames: readonly number[]): number {
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) return Number.NaN;
  const due = Math.round((last - first) / FRAME_MS);
  return due === 0 ? 0 : Math.max(0, due - (frames.length - 1)) / due;
}
