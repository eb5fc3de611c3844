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

/** The browser to test with: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(
  { CHROMIUM_PATH, PATH = '' }: Env,
  own = chromium.executablePath(),
  isUsable = canStart,
): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [own, ...onPath].find(isUsable);
}
