import { setTimeout as sleep } from 'node:timers/promises';

export type Fetch = (request: Request) => Promise<Response>;

const MAX_WAIT_SECONDS = 90;

interface WaitOptions {
  readonly timeoutMs: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/** After a 429, waits for the `retry-after` time and sends the request again with a new timeout. */
export function respectRateLimits(fetch: Fetch, { timeoutMs, signal }: WaitOptions): Fetch {
  return async function send(request) {
    const copy = request.clone();
    const response = await fetch(request);
    const waitSeconds = Number(response.headers.get('retry-after') ?? 1);
    if (response.status !== 429 || !(waitSeconds <= MAX_WAIT_SECONDS)) return response;
    await response.body?.cancel();
    await sleep(waitSeconds * 1000, undefined, { ...(signal && { signal }) });
    return send(new Request(copy, { signal: AbortSignal.timeout(timeoutMs) }));
  };
}
