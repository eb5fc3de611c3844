import { type Outcome, type RunOptions, runProgram } from '../run-command.ts';
import { installHeadlessShell } from './install-chromium.ts';

/** Runs Playwright with these further arguments against a running site. */
export async function runBrowserTests(
  baseUrl: string,
  { env, signal, onOutput }: Required<Pick<RunOptions, 'env' | 'signal' | 'onOutput'>>,
  args: readonly string[],
): Promise<Outcome> {
  const CHROMIUM_PATH = await installHeadlessShell(env, onOutput);
  return runProgram('@playwright/test', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { ...env, CHROMIUM_PATH, E2E_BASE_URL: baseUrl },
    signal,
    onOutput,
  });
}
