import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import type { LiveList } from './live-list.ts';
import { localAddress } from './send.ts';

export interface StreamCounts {
  opened: number;
  /** Connections that the reader dropped on purpose. */
  dropped: number;
  /** Connections that ended otherwise. */
  ended: number;
  /** Attempts that were not answered with a stream. */
  refused: number;
  events: number;
  resets: number;
  /** Events that a reader could not apply, because one before them had not arrived. */
  lost: number;
}

export const emptyStreamCounts = (): StreamCounts => ({
  opened: 0,
  dropped: 0,
  ended: 0,
  refused: 0,
  events: 0,
  resets: 0,
  lost: 0,
});

interface ReaderOptions {
  origin: () => string;
  from: string;
  isGzipped: boolean;
  counts: StreamCounts;
  /** Shared by all readers: their lists are those that others have too. */
  empty: LiveList;
}

const FIRST_RETRY_MS = 1000;
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
    const end = () => {
      if (request !== this.#request) return;
      this.#request = undefined;
      this.#hasEnded();
    };
    request.on('response', (response) => this.#read(request, response, end));
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
      response.resume();
      return;
    }
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

  #applyFrame(frame: string): void {
    const { counts, empty } = this.#options;
    for (const line of frame.split('\n')) {
      const at = line.indexOf(':');
      const name = line.slice(0, at);
      const text = line.slice(at + 1).trimStart();
      if (name === 'id') this.#lastEventId = text;
      if (name === 'retry') this.#retryMs = Number(text);
      if (name !== 'data' || text === '') continue;
      const isReset = text.startsWith(RESET);
      counts[isReset ? 'resets' : 'events'] += 1;
      // From the empty list, so that readers with different pasts have the same one again.
      this.list = (isReset ? empty : this.list).after(text);
      if (this.list.isBroken) counts.lost += 1;
    }
  }

  #hasEnded(): void {
    const { counts } = this.#options;
    counts[this.isOpen ? 'ended' : 'refused'] += 1;
    this.isOpen = false;
    if (!this.#isClosed) this.#timer = setTimeout(() => this.open(), this.#retryMs);
  }
}
