import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { realTimeBrowser } from './real-time-priority.ts';

const page = new URL('../../lighthouse/reference.html', import.meta.url);

/** Other work only ever adds time: the shortest of several loads, each in a new browser, is the machine's. */
const LOADS = 6;

/** Lighthouse's own slowdown, by which it takes a fast machine for a mid-range phone. */
const SLOWDOWN = 4;

/** What the reference page takes on a machine for which that is right (docs/decisions/0044-one-phone-on-every-machine.md). */
const REFERENCE_MS = 90;

/** How many times the phone is slower than a machine on which the reference page takes the given times. */
export const slowdownFor = (loads: readonly number[]): number =>
  Math.max(1, (SLOWDOWN * REFERENCE_MS) / Math.min(...loads));

async function loadReference(chromium: string, signal: AbortSignal): Promise<number> {
  const { CHROME_PATH, ...env } = realTimeBrowser(chromium);
  const profile = await mkdtemp(join(tmpdir(), 'touchline-reference-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const args = [...flags, `--user-data-dir=${profile}`, '--dump-dom', fileURLToPath(page)];
  try {
    const options = { env: { ...process.env, ...env }, signal };
    const { stdout } = await promisify(execFile)(CHROME_PATH, args, options);
    const [, ms] = /<output>([\d.]+)/.exec(stdout) ?? [];
    if (!ms) throw new Error(`Chromium printed no time for ${page}.`);
    return Number(ms);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Measures the machine as it is now. */
export async function measureSlowdown(chromium: string, signal: AbortSignal): Promise<number> {
  const loads: number[] = [];
  while (loads.length < LOADS) loads.push(await loadReference(chromium, signal));
  return slowdownFor(loads);
}
