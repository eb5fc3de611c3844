import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { pinToCore } from './cpu-pinning.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

interface Report {
  /** Answered requests: in a second, and in all. */
  requests: { average: number; total: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requests?: number;
  readonly seconds?: number;
}

/** Sends requests for some time, or a number of them. Rejects on any error or status other than 2xx. */
export async function load(url: string, options: LoadOptions): Promise<Report['requests']> {
  const { connections, headers = {}, requests, seconds } = options;
  const [program, args] = pinToCore(1, [
    process.execPath,
    autocannon,
    '--json',
    '--no-progress',
    '--connections',
    String(connections),
    ...(seconds === undefined ? [] : ['--duration', String(seconds)]),
    ...(requests === undefined ? [] : ['--amount', String(requests)]),
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}=${value}`]),
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1 << 26 });
  const report = JSON.parse(stdout) as Report;
  const { non2xx, errors, timeouts } = report;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(
      `${url}: ${non2xx} statuses other than 2xx, ${errors} errors, ${timeouts} timeouts`,
    );
  }
  return report.requests;
}
