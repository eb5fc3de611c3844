import { createServer, type Server, type Socket } from 'node:net';

type Reply = string | number | null | Buffer | Error | Reply[];

interface Value {
  data: Buffer;
  endsAt: number;
}

const OK = 'OK';

function encode(reply: Reply): Buffer {
  if (reply === null) return Buffer.from('$-1\r\n');
  if (typeof reply === 'number') return Buffer.from(`:${reply}\r\n`);
  if (reply instanceof Error) return Buffer.from(`-${reply.message}\r\n`);
  if (reply === OK) return Buffer.from('+OK\r\n');
  if (Array.isArray(reply))
    return Buffer.concat([Buffer.from(`*${reply.length}\r\n`), ...reply.map(encode)]);
  const bytes = Buffer.from(reply as string);
  return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')]);
}

/** Splits complete commands off the front of the received data. */
function* parseCommands(buffer: Buffer): Generator<[words: Buffer[], rest: Buffer], void> {
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

/** The part of Redis that the gateway uses, for machines without one. Tests run against both. */
export class FakeRedis {
  readonly server: Server;
  #values = new Map<string, Value>();
  #heldReplies: (() => void)[] | undefined;

  constructor() {
    this.server = createServer({ noDelay: true }, (socket) => this.#serve(socket));
  }

  /** Accepts commands without replying, until `resume`. */
  hang(): void {
    this.#heldReplies ??= [];
  }

  resume(): void {
    const held = this.#heldReplies ?? [];
    this.#heldReplies = undefined;
    for (const send of held) send();
  }

  #serve(socket: Socket): void {
    let buffer = Buffer.alloc(0);
    let queue: Buffer[][] | undefined;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      for (const [words, rest] of parseCommands(buffer)) {
        buffer = rest as typeof buffer;
        const name = String(words[0]).toLowerCase();
        let reply: Reply;
        if (name === 'multi') {
          queue = [];
          reply = OK;
        } else if (name === 'exec') {
          reply = (queue ?? []).map((one) => this.#execute(one));
          queue = undefined;
        } else if (queue) {
          queue.push(words);
          reply = 'QUEUED';
        } else reply = this.#execute(words);
        const send = () => socket.write(encode(reply));
        if (this.#heldReplies) this.#heldReplies.push(send);
        else send();
      }
    });
  }

  #value(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value && value.endsAt <= Date.now()) this.#values.delete(key);
    return this.#values.get(key);
  }

  #execute([command, ...given]: Buffer[]): Reply {
    const [key = '', ...rest] = given.map(String);
    const value = this.#value(key);
    switch (String(command).toLowerCase()) {
      case 'info':
        return 'loading:0\r\n';
      case 'get':
        return value?.data ?? null;
      case 'set': {
        const options = rest.slice(1).map((word) => word.toLowerCase());
        if (options.includes('nx') && value) return null;
        const ms = options.includes('px') ? Number(options[options.indexOf('px') + 1]) : Infinity;
        this.#values.set(key, { data: Buffer.from(given[1] as Buffer), endsAt: Date.now() + ms });
        return OK;
      }
      case 'incr':
      case 'decr': {
        const next = Number(value?.data ?? 0) + (String(command).toLowerCase() === 'incr' ? 1 : -1);
        this.#values.set(key, { endsAt: Infinity, ...value, data: Buffer.from(String(next)) });
        return next;
      }
      case 'pttl':
        return value ? (value.endsAt === Infinity ? -1 : value.endsAt - Date.now()) : -2;
      default:
        return OK;
    }
  }
}
