/** A process whose group gets a signal gets it again from its parent, which passes it on. */
const ONE_SIGNAL_MS = 1000;

/** Closes the process at the first signal; a later one ends it at once, with exit code 1. */
export function closeOnSignals(close: () => void, oneSignalMs = ONE_SIGNAL_MS): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      close();
    } else if (performance.now() - firstAt > oneSignalMs) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
