import { connect, type Socket } from 'node:net';
import { type RawResponse, ResponseReader } from './response-reader.ts';

export interface Exchange {
  responses: readonly RawResponse[];
  error?: string | undefined;
}

export interface Bytes {
  readonly bytes: readonly Buffer[];
  /** One for each request in the bytes, in order. */
  readonly methods: readonly string[];
}

/** Longer than the gateway's own timeouts for a request that does not arrive. */
const HANG_MS = 20_000;
/** After it a connection that says nothing is closed from this side, which the server must answer. */
const QUIET_MS = 300;

/**
 * Sends bytes over a connection of their own, and reads until it is closed. If it is not known how many responses there
 * will be, this side closes it after a while.
 */
export function exchangeAlone(
  port: number,
  { bytes, methods }: Bytes,
  isCountKnown: boolean,
): Promise<Exchange> {
  return new Promise((done) => {
    const reader = new ResponseReader(methods);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let quiet: NodeJS.Timeout | undefined;
    const listen = () => {
      clearTimeout(quiet);
      if (!isCountKnown) quiet = setTimeout(() => socket.end(), QUIET_MS);
    };
    const hang = setTimeout(() => {
      reader.error ??= `hangs: the connection was open ${HANG_MS / 1000} s after the request`;
      socket.destroy();
    }, HANG_MS);
    socket.setNoDelay(true);
    for (const part of bytes) socket.write(part);
    listen();
    socket.on('data', (chunk) => {
      reader.push(chunk);
      if (reader.isStream || reader.error) socket.destroy();
      else listen();
    });
    socket.on('end', () => socket.end());
    // A server that closes while it is sent more resets the connection: its response may be lost with it.
    socket.on('error', () => {});
    socket.on('close', (hasError) => {
      clearTimeout(hang);
      clearTimeout(quiet);
      if (!hasError) reader.end();
      done({ responses: reader.responses, error: reader.error });
    });
  });
}

/** Sends the bytes and resets the connection at once. */
export function abandon(port: number, { bytes }: Bytes): Promise<Exchange> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.on('close', () => done({ responses: [] }));
    socket.on('connect', () => {
      for (const part of bytes) socket.write(part);
      setImmediate(() => socket.resetAndDestroy());
    });
  });
}

/** A connection that is kept, as browsers and proxies do, and opened again when the server closes it. */
export class KeptConnection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  async exchange(request: Bytes): Promise<Exchange> {
    const isReused = this.#socket !== undefined;
    const result = await this.#exchangeOnce(request);
    // The server may close an idle connection as the request is sent.
    return isReused && result.responses.length === 0 && !result.error
      ? this.#exchangeOnce(request)
      : result;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #exchangeOnce({ bytes, methods }: Bytes): Promise<Exchange> {
    return new Promise((done) => {
      const reader = new ResponseReader(methods);
      const socket = this.#socket ?? connect({ port: this.#port, host: '127.0.0.1' });
      this.#socket = socket;
      const finish = () => {
        clearTimeout(hang);
        socket.removeAllListeners('data').removeAllListeners('close');
        const last = reader.responses.at(-1);
        const isOver = reader.isStream || last?.headers.get('connection') === 'close';
        if (isOver || reader.error || !last) this.close();
        done({ responses: reader.responses, error: reader.error });
      };
      const hang = setTimeout(() => {
        reader.error ??= `hangs: no response in ${HANG_MS / 1000} s`;
        finish();
      }, HANG_MS);
      socket.removeAllListeners('error').on('error', () => {});
      socket.on('data', (chunk) => {
        reader.push(chunk);
        if (reader.responses.length >= methods.length || reader.error) finish();
      });
      socket.on('close', () => {
        reader.end();
        finish();
      });
      socket.write(Buffer.concat(bytes));
    });
  }
}
