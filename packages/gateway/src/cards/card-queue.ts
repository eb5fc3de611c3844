import { Worker } from 'node:worker_threads';
import { GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import type { MatchCard } from '@touchline/shared/domain/page-renderer';

export interface CardRequest {
  readonly id: number;
  readonly card: MatchCard;
}

export type CardReply = { readonly id: number } & (
  | { readonly png: Uint8Array }
  | { readonly error: string }
);

const MAX_WAITING = 16;
/** One network leaves places for others. */
const MAX_WAITING_OF_NETWORK = 4;
const IDLE_MS = 60_000;
/** The first card takes longest: the thread loads fonts and rasterizer. */
const TIMEOUT_MS = 10_000;

const busy = () => retryLater(503, 'Too many pictures are being drawn; try again in a moment.', 2);

interface Job {
  readonly network: string;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws cards one after the other in a thread of its own, which starts with the first card and ends when there was none
 * for a minute: neither the start of the gateway nor its memory pays for it.
 */
export function createCardQueue({ maxWaiting = MAX_WAITING } = {}) {
  const jobs = new Map<number, Job>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function draw(card: MatchCard, network: string): Promise<Buffer> {
    const own = [...jobs.values()].filter((job) => job.network === network);
    if (jobs.size >= maxWaiting || own.length >= MAX_WAITING_OF_NETWORK)
      return Promise.reject(busy());
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      jobs.set(id, { network, resolve, reject });
      thread ??= startThread();
      thread.postMessage({ id, card } satisfies CardRequest);
      restartTimer();
    });
  }

  function startThread(): Worker {
    const worker = new Worker(new URL('./card-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', settle);
    worker.on('error', (error) => {
      if (thread === worker) void stop(error);
    });
    return worker;
  }

  function settle(reply: CardReply): void {
    const job = jobs.get(reply.id);
    jobs.delete(reply.id);
    restartTimer();
    if ('png' in reply) job?.resolve(Buffer.from(reply.png));
    else job?.reject(new Error(`A card could not be drawn: ${reply.error}`));
  }

  function restartTimer(): void {
    clearTimeout(timer);
    const isBusy = jobs.size > 0;
    const reason = new GatewayProblem(504, 'The picture was not drawn in time.');
    timer = setTimeout(() => void stop(reason), isBusy ? TIMEOUT_MS : IDLE_MS).unref();
  }

  async function stop(reason: Error): Promise<void> {
    clearTimeout(timer);
    const worker = thread;
    thread = undefined;
    for (const { reject } of jobs.values()) reject(reason);
    jobs.clear();
    await worker?.terminate();
  }

  return { draw, close: () => stop(new GatewayProblem(503, 'The gateway is shutting down.')) };
}
