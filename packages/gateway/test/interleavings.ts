/** Awaited by an actor before each step that other actors can observe. */
export type Checkpoint = () => Promise<void>;

/** A process that stops at each checkpoint. */
export type Actor = (checkpoint: Checkpoint) => Promise<void>;

interface Stepper {
  /** Runs to the next checkpoint or the end. */
  readonly step: () => Promise<void>;
  readonly hasEnded: () => boolean;
}

function createStepper(actor: Actor): Stepper {
  let hasEnded = false;
  let onStopped = () => {};
  let onFailed: (reason: unknown) => void = () => {};
  let resume = () => {
    const end = () => {
      hasEnded = true;
      onStopped();
    };
    actor(checkpoint).then(end, (reason) => onFailed(reason));
  };
  const checkpoint: Checkpoint = () =>
    new Promise((resolve) => {
      resume = resolve;
      onStopped();
    });
  return {
    hasEnded: () => hasEnded,
    step: () =>
      new Promise((resolve, reject) => {
        onStopped = resolve;
        onFailed = reject;
        resume();
      }),
  };
}

/**
 * Runs a scene once for each order in which the steps of its actors can follow each other. Each run sets up a new scene,
 * and ends with its checks in `after`. Returns the number of runs.
 */
export async function everyInterleaving(
  scene: () => Promise<{ actors: Actor[]; after: (order: string) => Promise<void> }>,
): Promise<number> {
  let order: { chosen: number; of: number }[] = [];
  let runs = 0;
  for (;;) {
    const { actors, after } = await scene();
    const steppers = actors.map(createStepper);
    for (let n = 0; ; n += 1) {
      const runnable = steppers.flatMap((one, index) => (one.hasEnded() ? [] : [index]));
      if (runnable.length === 0) break;
      const choice = order[n] ?? { chosen: 0, of: runnable.length };
      order[n] = choice;
      await steppers[runnable[choice.chosen] as number]?.step();
    }
    await after(order.map(({ chosen }) => chosen).join(''));
    runs += 1;
    // Backtracks to the last choice with an alternative left, and takes that.
    while (order.length > 0 && (order.at(-1)?.chosen ?? 0) + 1 === order.at(-1)?.of) order.pop();
    const last = order.at(-1);
    if (!last) return runs;
    order = [...order.slice(0, -1), { ...last, chosen: last.chosen + 1 }];
  }
}
