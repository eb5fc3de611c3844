import { useEffect, useState } from 'react';

/** Longer than the animation that marks a change, with and without reduced motion. */
const MARK_DURATION_MS = 2_000;

/** True for a while after a value changes; false for its first value. */
export function useJustChanged(value: unknown): boolean {
  const [previous, setPrevious] = useState(value);
  const [changed, setChanged] = useState(false);
  if (value !== previous) {
    setPrevious(value);
    setChanged(true);
  }
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setChanged(false), MARK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [changed, previous]);
  return changed;
}
