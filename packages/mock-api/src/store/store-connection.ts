import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './schema.ts';
import { StoreTrouble } from './store-trouble.ts';

export interface StoreConnectionOptions {
  /** Opens the database, migrates it and writes to it. */
  readonly open: (onTrouble: (trouble: StoreTrouble) => void) => Promise<Db>;
  /** Called when a trouble begins, when it becomes another one, and when it is over. */
  readonly onChange: (trouble: StoreTrouble | undefined) => void;
  readonly firstRetryMs?: number;
}

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5000;
/** Below the time that the gateway waits for an answer. */
const MAX_WAIT_MS = 2000;
/** For the requests that still use the connection which has been replaced. */
const CLOSE_DELAY_MS = 5000;

/**
 * The account database, opened on first use. While it is in trouble, at the start or later, it is opened again until that
 * succeeds; a database that was open stays in use meanwhile, so that reads go on.
 */
export class StoreConnection {
  readonly #options: StoreConnectionOptions;
  #db: Db | undefined;
  #opening: Promise<void> | undefined;
  #trouble: StoreTrouble | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retries = 0;
  #isClosed = false;

  constructor(options: StoreConnectionOptions) {
    this.#options = options;
  }

  get trouble(): StoreTrouble | undefined {
    return this.#trouble;
  }

  /** Throws a `StoreTrouble` while there is no database. */
  async db(): Promise<Db> {
    if (!this.#db && !this.#trouble) {
      this.#opening ??= this.#open();
      await Promise.race([this.#opening, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    if (this.#db) return this.#db;
    throw this.#trouble ?? new StoreTrouble('The account database has not been opened yet.');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#db?.destroy();
  }

  async #open(): Promise<void> {
    try {
      const opened = await this.#options.open((trouble) => this.#fail(trouble));
      if (this.#isClosed) return opened.destroy();
      this.#replaceBy(opened);
    } catch (error) {
      const { message } = error as Error;
      this.#fail(
        error instanceof StoreTrouble
          ? error
          : new StoreTrouble(`The account database cannot be opened: ${message}`, { cause: error }),
      );
    }
  }

  #replaceBy(opened: Db): void {
    const old = this.#db;
    this.#db = opened;
    this.#retries = 0;
    if (old) setTimeout(() => void old.destroy().catch(() => {}), CLOSE_DELAY_MS).unref();
    if (!this.#trouble) return;
    this.#trouble = undefined;
    this.#options.onChange(undefined);
  }

  #fail(trouble: StoreTrouble): void {
    if (this.#isClosed) return;
    const isNews = this.#trouble?.message !== trouble.message;
    this.#trouble = trouble;
    if (isNews) this.#options.onChange(trouble);
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
      if (this.#trouble) this.#retryLater();
    }, pause).unref();
  }
}
