const frameMs = 1000 / 60;

/** The share of pictures that a screen of 60 a second showed twice, because the next was not there. */
export function droppedShare(frames: readonly number[]): number {
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) return Number.NaN;
  const due = Math.round((last - first) / frameMs);
  return due === 0 ? 0 : Math.max(0, due - (frames.length - 1)) / due;
}
