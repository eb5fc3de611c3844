import type { Print } from '../run-command.ts';
import { type Outcome, run } from '../run-command.ts';
import { bin } from '../workspace.ts';
import { installHeadlessShell } from './install-chromium.ts';

interface Context {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  print: Print;
  onOutput?: (text: string) => void;
}

/** Runs Playwright with these further arguments against a running site. */
export async function runBrowserTests(
  baseUrl: string,
  { env, signal, print, onOutput }: Context,
  args: readonly string[] = [],
): Promise<Outcome> {
  const CHROMIUM_PATH = await installHeadlessShell(env, print);
  return run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { ...env, CHROMIUM_PATH, E2E_BASE_URL: baseUrl },
    signal,
    ...(onOutput && { onOutput }),
  });
}
