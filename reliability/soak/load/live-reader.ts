import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import type { LiveList } from './live-list.ts';
import { isReasoned, localAddress } from './send.ts';

export const emptyStreamCounts = () => ({
  opened: 0,
  /** Connections that the reader dropped on purpose. */
  dropped: 0,
  /** Connections that ended otherwise. */
  ended: 0,
  /** Attempts that were refused with a reason. */
  refused: 0,
  /** Attempts without an answer. */
  unanswered: 0,
  /** Attempts that were answered with neither. */
  failed: 0,
  events: 0,
  resets: 0,
  /** Events that a reader could not apply, because one before them had not arrived. */
  lost: 0,
});

export type StreamCounts = ReturnType<typeof emptyStreamCounts>;

interface ReaderOptions {
  origin: () => string;
  from: string;
  isGzipped: boolean;
  counts: StreamCounts;
  /** Shared by all readers: their lists are those that others have too. */
  empty: LiveList;
}

const FIRST_RETRY_MS = 1000;
/** Those of the site's own client. */
const MIN_BACKOFF_MS = 5000;
const MAX_BACKOFF_MS = 60_000;
const RESET = '{"kind":"reset"';

/** Reads the live stream as a browser does: folds its events, and connects again with the last id. */
export class LiveReader {
  list: LiveList;
  isOpen = false;
  readonly #options: ReaderOptions;
  #request: ClientRequest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastEventId = '';
  #retryMs = FIRST_RETRY_MS;
  /** Refusals since the last stream. */
  #refusals = 0;
  #isClosed = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.list = options.empty;
  }

  open(): void {
    const { origin, from, isGzipped } = this.#options;
    const request = get(`${origin()}/api/live/stream`, {
      agent: new Agent({ keepAlive: false }),
      headers: {
        accept: 'text/event-stream',
        ...(isGzipped && { 'accept-encoding': 'gzip' }),
        ...(this.#lastEventId && { 'last-event-id': this.#lastEventId }),
      },
      ...localAddress(from),
    });
    this.#request = request;
    let wasAnswered = false;
    const end = () => {
      if (request !== this.#request) return;
      this.#request = undefined;
      this.#hasEnded(wasAnswered);
    };
    request.on('response', (response) => {
      wasAnswered = true;
      this.#read(request, response, end);
    });
    request.on('error', end);
    request.on('close', end);
  }

  /** Loses the connection, as a phone in a tunnel does. */
  drop(): void {
    if (!this.isOpen) return;
    this.#options.counts.dropped += 1;
    this.#options.counts.ended -= 1;
    this.#request?.destroy();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #read(request: ClientRequest, response: IncomingMessage, end: () => void): void {
    const { counts } = this.#options;
    response.on('error', end);
    if (response.statusCode !== 200) {
      this.#refusals += 1;
      void this.#countRefusal(response);
      return;
    }
    this.#refusals = 0;
    counts.opened += 1;
    this.isOpen = true;
    const isGzipped = response.headers['content-encoding'] === 'gzip';
    const text = isGzipped ? response.pipe(createGunzip()) : response;
    text.on('error', end);
    text.setEncoding('utf8');
    let incomplete = '';
    text.on('data', (chunk: string) => {
      // Decompressed after the connection has ended.
      if (request !== this.#request) return;
      const frames = (incomplete + chunk).split('\n\n');
      incomplete = frames.pop() ?? '';
      for (const frame of frames) this.#applyFrame(frame);
    });
  }

  async #countRefusal(response: IncomingMessage): Promise<void> {
    const { statusCode: status = 0, headers } = response;
    const chunks: string[] | undefined = await response
      .setEncoding('utf8')
      .toArray()
      .catch(() => undefined);
    const { counts } = this.#options;
    if (!chunks) counts.unanswered += 1;
    else if (isReasoned({ status, headers, text: chunks.join('') })) counts.refused += 1;
    else counts.failed += 1;
  }

  /** A browser connects again soon, unless it was refused: then the site does, later each time. */
  get #pauseMs(): number {
    if (this.#refusals === 0) return this.#retryMs;
    const backoff = Math.min(MIN_BACKOFF_MS * 2 ** (this.#refusals - 1), MAX_BACKOFF_MS);
    return backoff * (0.75 + Math.random() / 2);
  }

  #applyFrame(frame: string): void {
    const { counts, empty } = this.#options;
    for (const line of frame.split('\n')) {
      const at = line.indexOf(':');
      const name = line.slice(0, at);
      const text = line.slice(at + 1).trimStart();
      // A copy: the part of a string keeps the whole, here a list that ten thousand readers received.
      if (name === 'id') this.#lastEventId = Buffer.from(text).toString();
      if (name === 'retry') this.#retryMs = Number(text);
      if (name !== 'data' || text === '') continue;
      const isReset = text.startsWith(RESET);
      counts[isReset ? 'resets' : 'events'] += 1;
      // From the empty list, so that readers with different pasts have the same one again.
      this.list = (isReset ? empty : this.list).after(text);
      if (this.list.isBroken) counts.lost += 1;
    }
  }

  #hasEnded(wasAnswered: boolean): void {
    const { counts } = this.#options;
    if (this.isOpen) counts.ended += 1;
    else if (!wasAnswered) counts.unanswered += 1;
    this.isOpen = false;
    if (!this.#isClosed) this.#timer = setTimeout(() => this.open(), this.#pauseMs);
  }
}
