import { createServer, type Server, type Socket } from 'node:net';

type Reply = string | number | null | Buffer | Error | Reply[];
type Entry = readonly [id: string, fields: string[]];

interface Value {
  data: Buffer | Entry[];
  endsAt: number;
}

const ok = 'OK';
const numberOf = (id: string) => Number(id.split('-')[0]);

function written(reply: Reply): Buffer {
  if (reply === null) return Buffer.from('$-1\r\n');
  if (typeof reply === 'number') return Buffer.from(`:${reply}\r\n`);
  if (reply instanceof Error) return Buffer.from(`-${reply.message}\r\n`);
  if (reply === ok) return Buffer.from('+OK\r\n');
  if (Array.isArray(reply))
    return Buffer.concat([Buffer.from(`*${reply.length}\r\n`), ...reply.map(written)]);
  const bytes = Buffer.from(reply as string);
  return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')]);
}

/** Takes whole commands off the front of what has come. */
function* commandsIn(buffer: Buffer): Generator<[words: Buffer[], rest: Buffer], void> {
  let rest = buffer;
  for (;;) {
    const line = rest.indexOf('\r\n');
    if (line < 0) return;
    const words: Buffer[] = [];
    let at = line + 2;
    for (let left = Number(rest.toString('utf8', 1, line)); left > 0; left -= 1) {
      const end = rest.indexOf('\r\n', at);
      if (end < 0) return;
      const from = end + 2;
      const to = from + Number(rest.toString('utf8', at + 1, end));
      if (rest.length < to + 2) return;
      words.push(rest.subarray(from, to));
      at = to + 2;
    }
    rest = rest.subarray(at);
    yield [words, rest];
  }
}

/** As much of Redis as the gateway uses, for machines without one; the tests hold it and the real one to the same. */
export class FakeRedis {
  readonly server: Server;
  #values = new Map<string, Value>();
  readonly #listeners = new Map<string, Set<Socket>>();
  #unsent: (() => void)[] | undefined;

  constructor() {
    this.server = createServer((socket) => this.#serve(socket));
  }

  /** Takes what comes and says nothing, until it goes on. */
  hang(): void {
    this.#unsent ??= [];
  }

  goOn(): void {
    const unsent = this.#unsent ?? [];
    this.#unsent = undefined;
    for (const send of unsent) send();
  }

  #serve(socket: Socket): void {
    let buffer = Buffer.alloc(0);
    let queue: Buffer[][] | undefined;
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const sockets of this.#listeners.values()) sockets.delete(socket);
    });
    socket.on('data', (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      for (const [words, rest] of commandsIn(buffer)) {
        buffer = rest as typeof buffer;
        const name = String(words[0]).toLowerCase();
        let reply: Reply;
        if (name === 'multi') {
          queue = [];
          reply = ok;
        } else if (name === 'exec') {
          reply = (queue ?? []).map((one) => this.#answer(one, socket));
          queue = undefined;
        } else if (queue) {
          queue.push(words);
          reply = 'QUEUED';
        } else reply = this.#answer(words, socket);
        const send = () => socket.write(written(reply));
        if (this.#unsent) this.#unsent.push(send);
        else send();
      }
    });
  }

  #value(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value && value.endsAt <= Date.now()) this.#values.delete(key);
    return this.#values.get(key);
  }

  #answer([command, ...given]: Buffer[], socket: Socket): Reply {
    const [key = '', ...rest] = given.map(String);
    const known = this.#value(key);
    const log = (known?.data ?? []) as Entry[];
    switch (String(command).toLowerCase()) {
      case 'info':
        return 'loading:0\r\n';
      case 'get':
        return (known?.data as Buffer) ?? null;
      case 'set': {
        const options = rest.slice(1).map((word) => word.toLowerCase());
        if (options.includes('nx') && known) return null;
        const ms = options.includes('px') ? Number(options[options.indexOf('px') + 1]) : Infinity;
        this.#values.set(key, { data: Buffer.from(given[1] as Buffer), endsAt: Date.now() + ms });
        return ok;
      }
      case 'incr': {
        const next = Number(known?.data ?? 0) + 1;
        this.#values.set(key, { endsAt: Infinity, ...known, data: Buffer.from(String(next)) });
        return next;
      }
      case 'pttl':
        return known ? (known.endsAt === Infinity ? -1 : known.endsAt - Date.now()) : -2;
      case 'pexpire':
        if (known) known.endsAt = Date.now() + Number(rest[0]);
        return known ? 1 : 0;
      case 'del':
        return this.#values.delete(key) ? 1 : 0;
      case 'xadd': {
        const [id = '', ...fields] = rest.slice(3);
        if (numberOf(id) <= numberOf(log.at(-1)?.[0] ?? '0-0'))
          return new Error('ERR The ID specified in XADD is equal or smaller than the target');
        const all = [...log, [id, fields] as const].slice(-Number(rest[2]));
        this.#values.set(key, { endsAt: Infinity, ...known, data: all });
        return id;
      }
      case 'xrange': {
        const from = rest[0] === '-' ? 0 : numberOf((rest[0] ?? '').slice(1)) + 1;
        return log.filter(([id]) => numberOf(id) >= from) as unknown as Reply;
      }
      case 'subscribe':
        this.#listeners.set(key, (this.#listeners.get(key) ?? new Set()).add(socket));
        return ['subscribe', key, 1];
      case 'unsubscribe':
        this.#listeners.get(key)?.delete(socket);
        return ['unsubscribe', key, 0];
      case 'publish':
        for (const one of this.#listeners.get(key) ?? [])
          one.write(written(['message', key, rest[0] as string]));
        return this.#listeners.get(key)?.size ?? 0;
      case 'flushall':
        this.#values = new Map();
        return ok;
      default:
        return ok;
    }
  }
}
