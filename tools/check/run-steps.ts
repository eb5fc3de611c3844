import type { Outcome, Print } from '../run-command.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/**
 * Runs all steps, `lanes` at a time, and returns whether all have passed. A failed step prints its output and does not stop the
 * others.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  print: Print,
): Promise<boolean> {
  const waiting = [...steps];
  let isPassed = true;

  async function lane(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await step.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
      if (code !== 0) print(`${output.trimEnd()}\n\n`);
      isPassed &&= code === 0;
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  return isPassed;
}
