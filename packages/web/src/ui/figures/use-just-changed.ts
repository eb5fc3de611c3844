import { useEffect, useState } from 'react';

/** Longer than the mark of a change is seen, with and without motion. */
const markedFor = 2_000;

/** Whether a value has just become another: not when it is first seen. */
export function useJustChanged(value: unknown): boolean {
  const [seen, setSeen] = useState(value);
  const [changed, setChanged] = useState(false);
  if (value !== seen) {
    setSeen(value);
    setChanged(true);
  }
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setChanged(false), markedFor);
    return () => clearTimeout(timer);
  }, [changed, seen]);
  return changed;
}
