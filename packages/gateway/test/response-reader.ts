/** One HTTP/1.1 response, read from the bytes of a connection. */
export interface RawResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) /;

const hasNoBody = (status: number, method: string) =>
  method === 'HEAD' || status < 200 || status === 204 || status === 304;

/** Reads the responses of a connection strictly: bytes that are no response are an error of the server. */
export class ResponseReader {
  readonly responses: RawResponse[] = [];
  /** The error in the bytes received. */
  error: string | undefined;
  /** Whether the last response is a stream, which has no end. */
  isStream = false;
  #rest: Buffer = Buffer.alloc(0);
  readonly #methods: readonly string[];

  /** The methods of the requests, in order: a response to HEAD has no body. */
  constructor(methods: readonly string[]) {
    this.#methods = methods;
  }

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (this.#rest.length > 0 && !this.error && !this.isStream && this.#readOne());
  }

  /** The connection has ended: what is left is an incomplete response. */
  end(): void {
    if (!this.isStream && this.#rest.length > 0) {
      this.error ??= `${this.#rest.length} bytes of a response are incomplete`;
    }
  }

  #readOne(): boolean {
    const headEnd = this.#rest.indexOf(HEAD_END);
    if (headEnd === -1) return false;
    const [statusLine = '', ...lines] = this.#rest.toString('latin1', 0, headEnd).split(LINE_END);
    const status = Number(STATUS_LINE.exec(statusLine)?.[1]);
    if (!status) {
      this.error = `no status line: ${JSON.stringify(statusLine.slice(0, 80))}`;
      return false;
    }
    const headers = new Map(
      lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
      }),
    );
    const bodyAt = headEnd + HEAD_END.length;
    const method = this.#methods[this.responses.length] ?? 'GET';
    const read = hasNoBody(status, method)
      ? { body: Buffer.alloc(0), end: bodyAt }
      : this.#readBody(headers, bodyAt);
    if (!read) return false;
    this.#rest = this.#rest.subarray(read.end);
    // An interim response is not the one to the request.
    if (status >= 200) this.responses.push({ status, headers, body: read.body });
    return true;
  }

  #readBody(headers: ReadonlyMap<string, string>, from: number) {
    if (headers.get('content-type')?.startsWith('text/event-stream')) {
      this.isStream = true;
      return { body: Buffer.alloc(0), end: this.#rest.length };
    }
    if (headers.get('transfer-encoding') === 'chunked') return this.#readChunks(from);
    const length = Number(headers.get('content-length'));
    if (!headers.has('content-length') || !Number.isInteger(length)) {
      this.error = 'a response without a length';
      return undefined;
    }
    const end = from + length;
    return end > this.#rest.length ? undefined : { body: this.#rest.subarray(from, end), end };
  }

  #readChunks(from: number) {
    const chunks: Buffer[] = [];
    for (let at = from; ; ) {
      const lineEnd = this.#rest.indexOf(LINE_END, at);
      if (lineEnd === -1) return undefined;
      const size = Number.parseInt(this.#rest.toString('latin1', at, lineEnd), 16);
      if (Number.isNaN(size)) {
        this.error = 'a chunk without a size';
        return undefined;
      }
      const dataAt = lineEnd + LINE_END.length;
      at = dataAt + size + LINE_END.length;
      if (at > this.#rest.length) return undefined;
      if (size === 0) return { body: Buffer.concat(chunks), end: at };
      chunks.push(this.#rest.subarray(dataAt, dataAt + size));
    }
  }
}
