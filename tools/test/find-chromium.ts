import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

type Env = Record<string, string | undefined>;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

// An installed browser may still not start: missing libraries, or a stub for the snap store.
function canStart(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0;
}

function onPath(names: readonly string[], { PATH = '' }: Env): string[] {
  return names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
}

/** The browser to test with: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(
  env: Env,
  own = chromium.executablePath(),
  isUsable = canStart,
): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return [own, ...onPath(NAMES, env)].find(isUsable);
}

/** Chromium without the windows of a desktop, which take a quarter of the time of a browser test. */
export function findHeadlessShell(env: Env, isUsable = canStart): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return onPath(['chromium-headless-shell'], env).find(isUsable);
}
