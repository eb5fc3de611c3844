import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { localAddress } from '../soak/load/send.ts';

/** The address of the attacker; the other visitors have that of the machine. */
export const ATTACKER = '127.66.0.1';

export interface Reply {
  /** 0 without a complete response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
  readonly error: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | object;
  readonly from?: string;
  readonly agent?: Agent | false;
  readonly timeoutMs?: number;
}

/** Sends one request, by default over a connection of its own; never rejects. */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, from, agent = false, timeoutMs = 10_000 } = asked;
  const { hostname, port } = new URL(origin);
  const begun = performance.now();
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  return new Promise((resolve) => {
    const end = (status: number, more: Partial<Reply> = {}) =>
      resolve({
        status,
        headers: {},
        text: '',
        error: '',
        ...more,
        ms: performance.now() - begun,
      });
    const sent = request({
      host: hostname,
      port,
      path,
      method,
      agent,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(from && localAddress(from)),
    });
    sent.on('error', ({ name, message }) => end(0, { error: name === 'Error' ? message : name }));
    sent.on('response', (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('error', ({ message }) => end(0, { error: message }));
      response.on('end', () =>
        end(response.statusCode ?? 0, { headers: response.headers, text: received }),
      );
    });
    sent.end(text);
  });
}

/** '3 × 200, 1 × 503', or the errors of those without a status. */
export function tally(replies: readonly Pick<Reply, 'status' | 'error'>[]): string {
  const counts = new Map<string, number>();
  for (const { status, error } of replies) {
    const key = status ? String(status) : error;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(', ') || 'no answer';
}

export function quantile(replies: readonly Pick<Reply, 'ms'>[], share: number): number {
  const sorted = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Repeats a task for a while, with a pause after each. */
export async function repeatFor<T>(
  ms: number,
  pauseMs: number,
  task: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const end = performance.now() + ms; performance.now() < end; ) {
    results.push(await task(results.length));
    await sleep(pauseMs);
  }
  return results;
}

/** Whether the condition became true in time, and after how long. */
export async function waitFor(
  isTrue: () => boolean | Promise<boolean>,
  ms: number,
): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    if (await isTrue()) return performance.now() - begun;
    await sleep(100);
  }
  return undefined;
}

export const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;
