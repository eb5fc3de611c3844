import { Worker } from 'node:worker_threads';
import { GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import type { MatchCard } from '@touchline/shared/page-renderer';

export interface CardRequest {
  readonly id: number;
  readonly card: MatchCard;
}

export type CardReply = { readonly id: number } & (
  | { readonly png: Uint8Array }
  | { readonly error: string }
);

const MAX_WAITING = 16;
const IDLE_MS = 60_000;
/** The first card takes longest: the thread loads fonts and rasterizer. */
const TIMEOUT_MS = 10_000;

const busy = () => retryLater(503, 'Too many pictures are being drawn; try again in a moment.', 2);

interface Job {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws cards one after the other in a thread of its own, which starts with the first card and ends when there was none
 * for a minute: neither the start of the gateway nor its memory pays for it.
 */
export class CardQueue {
  readonly #maxWaiting: number;
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor({ maxWaiting = MAX_WAITING } = {}) {
    this.#maxWaiting = maxWaiting;
  }

  draw(card: MatchCard): Promise<Buffer> {
    if (this.#jobs.size >= this.#maxWaiting) return Promise.reject(busy());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject });
      this.#thread().postMessage({ id, card } satisfies CardRequest);
      this.#restartTimer();
    });
  }

  async close(): Promise<void> {
    await this.#stop(new GatewayProblem(503, 'The gateway is shutting down.'));
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./card-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: CardReply) => this.#settle(reply));
    worker.on('error', (error) => {
      if (this.#worker === worker) void this.#stop(error);
    });
    this.#worker = worker;
    return worker;
  }

  #settle(reply: CardReply): void {
    const job = this.#jobs.get(reply.id);
    this.#jobs.delete(reply.id);
    this.#restartTimer();
    if ('png' in reply) job?.resolve(Buffer.from(reply.png));
    else job?.reject(new Error(`A card could not be drawn: ${reply.error}`));
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    const isBusy = this.#jobs.size > 0;
    const reason = new GatewayProblem(504, 'The picture was not drawn in time.');
    this.#timer = setTimeout(() => void this.#stop(reason), isBusy ? TIMEOUT_MS : IDLE_MS).unref();
  }

  async #stop(reason: Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    for (const { reject } of this.#jobs.values()) reject(reason);
    this.#jobs.clear();
    await worker?.terminate();
  }
}
