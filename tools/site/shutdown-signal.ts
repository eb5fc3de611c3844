const PARENT_CHECK_MS = 500;

/** npm started this process and has died since, of SIGKILL: it passes on the signals that it can. */
function watchNpm(onDeath: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onDeath();
  }, PARENT_CHECK_MS).unref();
}

/** Aborts when this process is asked to end; the abort reason is the name of the signal. */
export function shutdownSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(signal));
  }
  watchNpm(() => stop.abort('SIGTERM'));
  return stop.signal;
}
