import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FILE, RECORDINGS_DIR } from '@touchline/gateway/config-variables';
import { type ProgramPlan, type SuperviseOptions, supervise } from './supervise.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';
import type { FolderWatcher } from './watch-folders.ts';

interface Programs {
  gateway: string[];
  mockApi: string[];
}

/**
 * By default V8 keeps up to 128 MB of garbage and lets the heap grow to four times what is alive. The mock API, whose days are large,
 * is held tighter; the gateway would lose throughput by it. See decision 0033. The Dockerfile repeats the flags.
 */
export const productionPrograms: Programs = {
  gateway: [
    '--max-semi-space-size=16',
    '--heap-growing-percent=100',
    'packages/gateway/src/server.js',
  ],
  mockApi: [
    '--max-semi-space-size=8',
    '--heap-growing-percent=60',
    'packages/mock-api/dist/server.js',
  ],
};

/** The world around a recording is that of the instant at which it was made. */
function recordedInstant({ MOCK_RECORDING = '' }: NodeJS.ProcessEnv): string | undefined {
  const file = join(RECORDINGS_DIR, MOCK_RECORDING, RECORDING_FILE);
  // A name without a recording is an error that the gateway's configuration reports.
  if (!MOCK_RECORDING || !existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).recordedAt;
}

/** The mock API is not started if UPSTREAM_URL names another upstream, or if it runs elsewhere. */
const needsMock = ({ UPSTREAM_URL, MOCK_OPERATIONS, MOCK_FALLBACK, MOCK_URL }: NodeJS.ProcessEnv) =>
  !UPSTREAM_URL || (!!(MOCK_OPERATIONS || MOCK_FALLBACK === 'on') && !MOCK_URL);

/** Both programs read the same environment, each its own variables. */
export function sitePrograms(given: NodeJS.ProcessEnv, programs: Programs): ProgramPlan[] {
  const env = { ...given, MOCK_NOW: given.MOCK_NOW || recordedInstant(given) };
  return [
    ...(needsMock(given) ? [{ name: 'mock-api', args: programs.mockApi, env }] : []),
    { name: 'gateway', args: programs.gateway, env },
  ];
}

/** The mock API needs no check: the gateway's readiness includes its upstream. */
export async function waitUntilSiteReady(
  url: string,
  { UPSTREAM_URL }: NodeJS.ProcessEnv,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<void> {
  try {
    await waitUntilHealthy('gateway', `${url}/readyz`, signal, timeoutMs);
  } catch (error) {
    const { message } = error as Error;
    if (!UPSTREAM_URL || !message.includes('The upstream does not respond')) throw error;
    throw new Error(
      `${message}\nUPSTREAM_URL is ${UPSTREAM_URL}: start that API, or correct the variable.`,
      { cause: error },
    );
  }
}

interface RunSiteOptions extends Pick<SuperviseOptions, 'printerOf' | 'restarts'> {
  programs: Programs;
  /** Runs before anything is started; returns an error message, if any. */
  prepare: () => Promise<string | undefined>;
  /** The text for the terminal, given the address of the site and what the programs report. */
  announce: (url: string, lines: readonly string[]) => string;
  /** Watches the sources of a program, which starts again after each change. */
  watch?: (name: string) => FolderWatcher;
}

const print = (text: string) => process.stdout.write(text);

/** Runs the site in this terminal until the signal aborts; returns the exit code. */
export async function runSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  { programs, prepare, announce, watch, ...supervision }: RunSiteOptions,
): Promise<number> {
  const listening = Promise.withResolvers<string>();
  const lines: string[] = [];
  const superviseSite = () =>
    supervise(
      sitePrograms(env, programs).map((plan) => ({ ...plan, watcher: watch?.(plan.name) })),
      {
        ...supervision,
        signal,
        print,
        onStarted(name, started) {
          lines.push(...started.lines);
          if (name === 'gateway') listening.resolve(started.url);
        },
        async ready(over) {
          await waitUntilSiteReady(await listening.promise, env, over);
        },
        onReady: () => void listening.promise.then((url) => print(announce(url, lines))),
      },
    );
  const error = (await prepare()) ?? (await superviseSite());
  if (error === undefined || signal.aborted) return 0;
  process.stderr.write(`\n${error}\n`);
  return 1;
}
