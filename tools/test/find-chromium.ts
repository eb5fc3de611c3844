import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

type Env = Record<string, string | undefined>;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

// A browser may be there and still not start: libraries missing, or a stub that wants a snap store.
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0;
}

/** The browser to test with: the one that CHROMIUM_PATH names, Playwright's own, or the system's. */
export function findChromium(
  { CHROMIUM_PATH, PATH = '' }: Env,
  own = chromium.executablePath(),
  usable = starts,
): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [own, ...onPath].find(usable);
}
