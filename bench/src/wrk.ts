import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cpuMicroseconds, cpuSeconds } from './cpu.ts';
import { pinToCore } from './cpu-pinning.ts';
import { load } from './load.ts';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
const CONNECTIONS = 64;

export interface RequestOptions {
  /** How many are sent. A server may answer a few more, which are counted too. */
  readonly requests: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the path of each request of its number, as an expression of Lua with `n`; if wrk is installed. */
  readonly path?: string;
}

/** wrk knows a duration only: after the last request it interrupts itself, and reports. */
const scriptOf = ({ requests, path = 'wrk.path' }: RequestOptions) => `local ffi = require('ffi')
ffi.cdef('int getpid(void); int kill(int, int);')
local n = 0
request = function()
  n = n + 1
  if n == ${requests} then ffi.C.kill(ffi.C.getpid(), 2) end
  return wrk.format('GET', ${path})
end
`;

async function sendWithWrk(url: string, options: RequestOptions): Promise<number> {
  const { headers = {} } = options;
  const script = join(tmpdir(), `touchline-bench-${process.pid}.lua`);
  await writeFile(script, scriptOf(options));
  const [program, args] = pinToCore(1, [
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    '-d600s',
    '--timeout',
    '60s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    '-s',
    script,
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

/** Waits until work at startup, such as compressing files, is done. */
export async function waitUntilIdle(pid: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = await cpuSeconds(pid);
    await sleep(250);
    const after = await cpuSeconds(pid);
    if (before === undefined || after === undefined || after - before < 0.03) return;
  }
}

/** The CPU time of all threads of a server for each of a number of requests, in microseconds. */
export async function cpuPerRequest(
  url: string,
  pid: number,
  options: RequestOptions,
): Promise<number> {
  const before = await cpuMicroseconds(pid);
  const count = hasWrk
    ? await sendWithWrk(url, options)
    : (await load(url, { ...options, connections: CONNECTIONS })).total;
  return ((await cpuMicroseconds(pid)) - before) / count;
}
