/**
 * A signal that aborts with another one, or when the time is up. By hand, for AbortSignal.any and .timeout keep books
 * of each other which cost more than all the rest of a call.
 */
export function timeLimit(
  signal: AbortSignal,
  ms: number,
): { signal: AbortSignal; lift: () => void } {
  const over = new AbortController();
  const leave = () => over.abort(signal.reason);
  const timer = setTimeout(
    () => over.abort(new DOMException('The whole time is up.', 'TimeoutError')),
    ms,
  );
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return {
    signal: over.signal,
    lift: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    },
  };
}
