import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { pinToCore } from './cpu-pinning.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

interface Report {
  requests: { average: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Requests per second that the server handles. Rejects on any error or status other than 2xx. */
export async function load(url: string, seconds: number, connections = 16): Promise<number> {
  const command = [process.execPath, autocannon, '--json', '--no-progress'];
  const [program, args] = pinToCore(1, [
    ...command,
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    url,
  ]);
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1 << 26 });
  const { requests, non2xx, errors, timeouts } = JSON.parse(stdout) as Report;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(
      `${url}: ${non2xx} statuses other than 2xx, ${errors} errors, ${timeouts} timeouts`,
    );
  }
  return requests.average;
}
