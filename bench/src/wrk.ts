import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cpuSeconds } from './cpu.ts';
import { pinned } from './cpu-pinning.ts';
import { load } from './load.ts';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

export interface WrkOptions {
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** A Lua file that makes the requests. */
  readonly script?: string;
}

/** How many good answers came. wrk, because in one core it asks more than any of the servers can answer. */
async function answers(url: string, options: WrkOptions): Promise<number> {
  const { seconds, headers = {}, connections = 64, script } = options;
  if (!hasWrk) return (await load(url, seconds, connections)) * seconds;
  const [program, args] = pinned(1, [
    ...['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** Until it has done what it does at its start, such as compressing its files. */
async function settled(pid: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const before = await cpuSeconds(pid);
    await sleep(500);
    const after = await cpuSeconds(pid);
    if (before === undefined || after === undefined || after - before < 0.05) return;
  }
}

/**
 * Requests that a server answers in a second of its core. By what it used and not by the clock on the wall, so
 * that neither a load that is too weak nor a neighbour on the machine passes for slowness.
 */
export async function answersPerCpuSecond(
  url: string,
  pid: number,
  options: WrkOptions,
): Promise<number> {
  await settled(pid);
  await answers(url, { ...options, seconds: 1 });
  const before = await cpuSeconds(pid);
  const count = await answers(url, options);
  const after = await cpuSeconds(pid);
  const used = before === undefined || after === undefined ? options.seconds : after - before;
  return count / used;
}
