/** Where somebody who is stepped by hand waits before each thing that others could see. */
export type Pass = () => Promise<void>;

/** One who does something, stopping at each `pass`. */
export type Actor = (pass: Pass) => Promise<void>;

interface Stepped {
  /** Goes on to the next stop, or to the end. */
  readonly step: () => Promise<void>;
  readonly isOver: () => boolean;
}

function stepped(actor: Actor): Stepped {
  let isOver = false;
  let stopped = () => {};
  let failed: (reason: unknown) => void = () => {};
  let goOn = () => {
    const end = () => {
      isOver = true;
      stopped();
    };
    actor(pass).then(end, (reason) => failed(reason));
  };
  const pass: Pass = () =>
    new Promise((resolve) => {
      goOn = resolve;
      stopped();
    });
  return {
    isOver: () => isOver,
    step: () =>
      new Promise((resolve, reject) => {
        stopped = resolve;
        failed = reject;
        goOn();
      }),
  };
}

/**
 * Plays the same scene in every order in which the steps of its actors can follow each other. A scene is set up anew
 * each time; it ends by looking at what came of it.
 */
export async function everyInterleaving(
  scene: () => Promise<{ actors: Actor[]; after: (order: string) => Promise<void> }>,
): Promise<number> {
  let order: { chosen: number; of: number }[] = [];
  let played = 0;
  for (;;) {
    const { actors, after } = await scene();
    const all = actors.map(stepped);
    for (let n = 0; ; n += 1) {
      const able = all.flatMap((one, at) => (one.isOver() ? [] : [at]));
      if (able.length === 0) break;
      const choice = order[n] ?? { chosen: 0, of: able.length };
      order[n] = choice;
      await all[able[choice.chosen] as number]?.step();
    }
    await after(order.map(({ chosen }) => chosen).join(''));
    played += 1;
    // The last choice that could have been another one is made otherwise.
    while (order.length > 0 && (order.at(-1)?.chosen ?? 0) + 1 === order.at(-1)?.of) order.pop();
    const last = order.at(-1);
    if (!last) return played;
    order = [...order.slice(0, -1), { ...last, chosen: last.chosen + 1 }];
  }
}
