import type { Outcome } from '../run-command.ts';

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

export interface Verdict {
  name: string;
  ok: boolean;
  output: string;
}

export type Print = (text: string) => void;

/** Runs all steps, `lanes` at a time. A failed step prints its output and does not stop the others. */
export async function runSteps(
  steps: Step[],
  lanes: number,
  print: Print,
  signal?: AbortSignal,
): Promise<Verdict[]> {
  const waiting = [...steps];
  const verdicts: Verdict[] = [];

  async function lane(): Promise<void> {
    for (let step = waiting.shift(); step && !signal?.aborted; step = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await step.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
      if (code !== 0) print(`${output.trimEnd()}\n\n`);
      verdicts.push({ name: step.name, ok: code === 0, output });
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  return verdicts;
}
