import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Operation } from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import { LRUCache } from 'lru-cache';
import type { CallDetail, CallList, CallRow, SentEvent, Violation } from '../console-data.ts';
import type { DevToolsOptions } from '../dev-tools.ts';

type Headers = Readonly<Record<string, string>>;

export interface Browser {
  readonly id: string;
  readonly isOpen: boolean;
}

export interface StartedCall
  extends Pick<CallRow, 'source' | 'page' | 'operation' | 'method' | 'url'> {
  readonly headers: Headers;
}

export interface CallResult {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if it was streamed. */
  readonly payload: Buffer | undefined;
}

type Changing<Row> = { -readonly [Name in keyof Row]: Row[Name] };

export interface RecordedCall {
  readonly row: Changing<CallRow>;
  readonly headers: Headers;
  body: string | undefined;
  readonly startedAt: number;
  readonly startedMs: number;
  result?: CallResult;
  /** Whether the violations of the result are in the row. */
  isChecked?: true;
  /** The last ones of a live stream. */
  readonly events: SentEvent[];
}

interface Recording {
  readonly calls: RecordedCall[];
  version: number;
  isOpen: boolean;
}

const MAX_BROWSERS = 16;
const MAX_CALLS = 200;
const MAX_BYTES = 8 * 1024 * 1024;
/** Before the console is opened. */
const MAX_CALLS_CLOSED = 100;
const MAX_BYTES_CLOSED = 2 * 1024 * 1024;
const MAX_PAYLOAD_BYTES = 1024 * 1024;
const MAX_VIOLATIONS = 20;
const MAX_EVENTS = 50;
const MAX_EVENT_CHARACTERS = 10_000;
const CREDENTIALS = /^(cookie|set-cookie)$/;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

const sizeOf = ({ result, events }: RecordedCall) =>
  events.reduce((sum, { text }) => sum + text.length, result?.payload?.length ?? 0);

const RETRY = /^retry: \d+$/;

/** The events of a frame (HTML, 9.2.6), without the pause before a reconnect, which is none. */
const eventsOf = (frame: Buffer): string[] =>
  frame
    .toString()
    .split('\n\n')
    .filter((text) => text !== '' && !RETRY.test(text));

function textOf({ headers, payload }: CallResult): string | undefined {
  if (!payload) return undefined;
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  return (decode ? decode(payload) : payload).toString();
}

const withoutCredentials = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CREDENTIALS.test(name)));

/** The last calls of each browser, in bounded memory. */
export class CallRecorder {
  readonly #options: DevToolsOptions;
  readonly #findErrors: ReturnType<typeof bodyCheck>;
  readonly #recordings = new LRUCache<string, Recording>({ max: MAX_BROWSERS });
  #lastId = 0;

  constructor(options: DevToolsOptions) {
    this.#options = options;
    this.#findErrors = bodyCheck(options.contract);
  }

  start({ id, isOpen }: Browser, { headers, ...made }: StartedCall): RecordedCall {
    const recording = this.#recordings.get(id) ?? { calls: [], version: 0, isOpen };
    recording.isOpen = isOpen;
    this.#recordings.set(id, recording);
    this.#lastId += 1;
    recording.version += 1;
    const call: RecordedCall = {
      row: {
        ...made,
        id: this.#lastId,
        version: recording.version,
        status: undefined,
        ms: undefined,
        bytes: undefined,
        cacheStatus: undefined,
        eventCount: undefined,
        violations: undefined,
      },
      headers,
      body: undefined,
      events: [],
      startedAt: this.#options.clock(),
      startedMs: performance.now(),
    };
    recording.calls.push(call);
    return call;
  }

  finish(browser: string, call: RecordedCall, result: CallResult): void {
    const recording = this.#change(browser, call);
    if (!recording) return;
    const { row } = call;
    const { payload } = result;
    row.ms = performance.now() - call.startedMs;
    row.bytes = payload?.length ?? row.bytes;
    row.status = result.status;
    row.cacheStatus = result.headers['cache-status'];
    const isTooLong = payload !== undefined && payload.length > MAX_PAYLOAD_BYTES;
    call.result = isTooLong ? { ...result, payload: undefined } : result;
    this.#shrink(recording);
  }

  /** Adds the events of a frame that a live stream has sent. */
  addFrame(browser: string, call: RecordedCall, frame: Buffer): void {
    const recording = this.#change(browser, call);
    if (!recording) return;
    const at = this.#options.clock();
    const events = eventsOf(frame).map((text) => ({
      at,
      text: text.slice(0, MAX_EVENT_CHARACTERS),
    }));
    call.row.eventCount = (call.row.eventCount ?? 0) + events.length;
    call.row.bytes = (call.row.bytes ?? 0) + frame.length;
    call.events.push(...events);
    call.events.splice(0, call.events.length - MAX_EVENTS);
    this.#shrink(recording);
  }

  #change(browser: string, call: RecordedCall): Recording | undefined {
    const recording = this.#recordings.get(browser);
    if (!recording) return undefined;
    recording.version += 1;
    call.row.version = recording.version;
    return recording;
  }

  #shrink({ calls, isOpen }: Recording): void {
    const [maxCalls, maxBytes] = isOpen
      ? [MAX_CALLS, MAX_BYTES]
      : [MAX_CALLS_CLOSED, MAX_BYTES_CLOSED];
    let bytes = calls.reduce((sum, one) => sum + sizeOf(one), 0);
    while (calls.length > maxCalls || (bytes > maxBytes && calls.length > 1)) {
      bytes -= sizeOf(calls.shift() as RecordedCall);
    }
  }

  list(browser: string, after: number): CallList {
    const { calls, version } = this.#recordings.get(browser) ?? { calls: [], version: 0 };
    const changed = calls.filter(({ row }) => row.version > after);
    return { version, calls: changed.map((call) => this.#rowOf(call)) };
  }

  /** The oldest first. */
  details(browser: string): readonly CallDetail[] {
    const { calls = [] } = this.#recordings.get(browser) ?? {};
    return calls.map((call) => this.#detailOf(call));
  }

  detail(browser: string, id: number): CallDetail | undefined {
    const call = this.#recordings.get(browser)?.calls.find(({ row }) => row.id === id);
    return call && this.#detailOf(call);
  }

  #detailOf(call: RecordedCall): CallDetail {
    const { startedAt, headers, body, result } = call;
    return {
      ...this.#rowOf(call),
      startedAt,
      servedBy: this.#operationOf(call)?.servedBy,
      requestHeaders: withoutCredentials(headers),
      requestBody: body,
      responseHeaders: withoutCredentials(result?.headers ?? {}),
      responseBody: result && textOf(result),
      events: call.events.toReversed(),
    };
  }

  clear(browser: string): void {
    this.#recordings.get(browser)?.calls.splice(0);
  }

  /** With its violations, which are found when they are first asked for. */
  #rowOf(call: RecordedCall): CallRow {
    const { row, result } = call;
    if (result && !call.isChecked) {
      call.isChecked = true;
      row.violations = this.#violationsOf(call, result);
    }
    return row;
  }

  #operationOf({ row }: RecordedCall): Operation | undefined {
    return this.#options.contract.operations.find(({ id }) => id === row.operation);
  }

  /** The response as it was sent, and the upstream's while it was made. */
  #violationsOf(call: RecordedCall, result: CallResult): Violation[] | undefined {
    const operation = this.#operationOf(call);
    // A 304 has no body to check, and is no status of its own.
    if (!operation || result.status === 304) return undefined;
    const response = operation.responses[result.status];
    if (!response) {
      return [{ pointer: '', message: `the contract has no status ${result.status} here` }];
    }
    const text = /json/.test(result.headers['content-type'] ?? '') ? textOf(result) : undefined;
    if (!response.schema || text === undefined) return undefined;
    const upstream = this.#options.findings
      .list()
      .filter(({ operation: id, lastAt }) => id === operation.id && lastAt >= call.startedAt);
    return [...this.#findErrors(response.schema, JSON.parse(text)), ...upstream]
      .slice(0, MAX_VIOLATIONS)
      .map(({ pointer, message }) => ({ pointer, message }));
  }
}
