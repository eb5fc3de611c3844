/** Aborts with the name of the first signal that asks this process to end. */
export function toldToStop(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(signal));
  }
  return stop.signal;
}
