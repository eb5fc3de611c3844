import { type Outcome, run } from '../run.ts';
import { bin } from '../workspace.ts';
import { installChromium } from './install-chromium.ts';
import type { Print } from './steps.ts';

interface Tools {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  print: Print;
}

/** Plays the browser tests, or those that `words` choose, against a site that runs already. */
export async function playBrowserTests(
  baseUrl: string,
  { env, signal, print }: Tools,
  words: readonly string[] = [],
): Promise<Outcome> {
  const CHROMIUM_PATH = await installChromium(env, print);
  return run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...words], {
    env: { ...env, CHROMIUM_PATH, E2E_BASE_URL: baseUrl },
    signal,
  });
}
