import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { StoreUnavailable } from './store-unavailable.ts';

export interface StoreConnectionOptions<Tables> {
  /** The name of the database in errors, such as 'The account database'. */
  readonly name: string;
  /** Opens the database, migrates it and writes to it. */
  readonly open: (
    onUnavailable: (unavailable: StoreUnavailable) => void,
  ) => Promise<Kysely<Tables>>;
  /** Called when the database becomes unavailable, when the reason changes, and when it is back. */
  readonly onChange: (unavailable: StoreUnavailable | undefined) => void;
  readonly firstRetryMs?: number;
}

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5000;
/** Below the time that the gateway waits for an answer. */
const MAX_WAIT_MS = 2000;
/** For the requests that still use the connection which has been replaced. */
const CLOSE_DELAY_MS = 5000;

/**
 * A database, opened on first use. While it is unavailable, at the start or later, it is opened again until that
 * succeeds; a database that was open stays in use meanwhile, so that reads go on.
 */
export class StoreConnection<Tables> {
  readonly #options: StoreConnectionOptions<Tables>;
  #db: Kysely<Tables> | undefined;
  #opening: Promise<void> | undefined;
  #unavailable: StoreUnavailable | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retries = 0;
  #isClosed = false;

  constructor(options: StoreConnectionOptions<Tables>) {
    this.#options = options;
  }

  get unavailable(): StoreUnavailable | undefined {
    return this.#unavailable;
  }

  /** Throws a `StoreUnavailable` while there is no database. */
  async db(): Promise<Kysely<Tables>> {
    if (!this.#db && !this.#unavailable) {
      this.#opening ??= this.#open();
      await Promise.race([this.#opening, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    if (this.#db) return this.#db;
    throw (
      this.#unavailable ?? new StoreUnavailable(`${this.#options.name} has not been opened yet.`)
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#db?.destroy();
  }

  async #open(): Promise<void> {
    try {
      const opened = await this.#options.open((unavailable) => this.#fail(unavailable));
      if (this.#isClosed) return opened.destroy();
      this.#replaceBy(opened);
    } catch (error) {
      const { message } = error as Error;
      this.#fail(
        error instanceof StoreUnavailable
          ? error
          : new StoreUnavailable(`${this.#options.name} cannot be opened: ${message}`, {
              cause: error,
            }),
      );
    }
  }

  #replaceBy(opened: Kysely<Tables>): void {
    const old = this.#db;
    this.#db = opened;
    this.#retries = 0;
    if (old) setTimeout(() => void old.destroy().catch(() => {}), CLOSE_DELAY_MS).unref();
    if (!this.#unavailable) return;
    this.#unavailable = undefined;
    this.#options.onChange(undefined);
  }

  #fail(unavailable: StoreUnavailable): void {
    if (this.#isClosed) return;
    const isNews = this.#unavailable?.message !== unavailable.message;
    this.#unavailable = unavailable;
    if (isNews) this.#options.onChange(unavailable);
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#retry) return;
    const { firstRetryMs = FIRST_RETRY_MS } = this.#options;
    const pause = Math.min(MAX_RETRY_MS, firstRetryMs * 2 ** this.#retries);
    this.#retries += 1;
    this.#retry = setTimeout(async () => {
      await this.#open();
      this.#retry = undefined;
      if (this.#unavailable) this.#retryLater();
    }, pause).unref();
  }
}
