/** Aborts when this process is asked to end; the abort reason is the name of the signal. */
export function shutdownSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(signal));
  }
  return stop.signal;
}
