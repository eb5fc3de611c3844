export const CLOSING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const satisfies NodeJS.Signals[];

/** A process whose group gets a signal gets it again from its parent, which passes it on. */
const ONE_SIGNAL_MS = 1000;

/** Closes the process at the first signal; a later one ends it at once, with exit code 1. */
export function closeOnSignals(
  close: () => void,
  target: Pick<NodeJS.Process, 'on' | 'exit'> = process,
  clock = () => performance.now(),
): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = clock();
      close();
    } else if (clock() - firstAt > ONE_SIGNAL_MS) target.exit(1);
  };
  for (const signal of CLOSING_SIGNALS) target.on(signal, onSignal);
}
