import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cpuSeconds } from './cpu.ts';
import { pinToCore } from './cpu-pinning.ts';
import { load } from './load.ts';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

export interface WrkOptions {
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** A Lua file that creates the requests. */
  readonly script?: string;
}

/** The number of successful responses. On one core wrk sends more requests than any of the servers can handle. */
export async function countResponses(url: string, options: WrkOptions): Promise<number> {
  const { seconds, headers = {}, connections = 64, script } = options;
  if (!hasWrk) return (await load(url, seconds, connections)) * seconds;
  const [program, args] = pinToCore(1, [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** Waits until work at startup, such as compressing files, is done. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const before = await cpuSeconds(pid);
    await sleep(500);
    const after = await cpuSeconds(pid);
    if (before === undefined || after === undefined || after - before < 0.05) return;
  }
}

/**
 * Requests handled per second of CPU time. CPU time instead of wall time, so that neither a weak load generator
 * nor other processes on the machine make a server look slow.
 */
export async function responsesPerCpuSecond(
  url: string,
  pid: number,
  options: WrkOptions,
): Promise<number> {
  await waitUntilIdle(pid);
  await countResponses(url, { ...options, seconds: 1 });
  const before = await cpuSeconds(pid);
  const count = await countResponses(url, options);
  const after = await cpuSeconds(pid);
  const used = before === undefined || after === undefined ? options.seconds : after - before;
  return count / used;
}
