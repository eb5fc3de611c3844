import { createServer, type Server, type Socket } from 'node:net';
import { APPEND_SCRIPT, BEGIN_SCRIPT, RESIGN_SCRIPT } from '../src/live/redis-event-log-scripts.ts';

type Reply = string | number | null | Buffer | Error | Reply[];
type Entry = readonly [id: string, fields: string[]];

interface Value {
  data: Buffer | Entry[];
  endsAt: number;
}

const OK = 'OK';
const numberOf = (id: string) => Number(id.split('-')[0]);

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
  readonly #listeners = new Map<string, Set<Socket>>();
  #heldReplies: (() => void)[] | undefined;

  constructor() {
    this.server = createServer({ noDelay: true }, (socket) => this.#serve(socket));
  }

  /** The gateway's Lua scripts in TypeScript. */
  readonly #scripts = new Map<string, (keys: string[], words: string[], socket: Socket) => Reply>([
    [
      BEGIN_SCRIPT,
      ([lease, epoch, state], [replica, newEpoch, text, ms], socket) => {
        const call = this.#caller(socket);
        if (call('get', lease) !== replica) return 0;
        call('set', state, text, 'PX', ms);
        call('set', epoch, newEpoch, 'PX', ms);
        return 1;
      },
    ],
    [
      APPEND_SCRIPT,
      (
        [lease, epoch, log, state, at, news],
        [replica, polledAt, ms, maxEntries, ...addition],
        socket,
      ) => {
        const call = this.#caller(socket);
        const [number, entry, text] = addition;
        if (call('get', lease) !== replica) return 0;
        if (number !== undefined) {
          if (
            call('xadd', log, 'MAXLEN', '~', maxEntries, `${number}-0`, 'entry', entry) ===
            undefined
          )
            return 0;
          call('set', state, text);
          call('publish', news, replica);
        }
        call('set', at, polledAt);
        for (const key of [epoch, log, state, at]) call('pexpire', key, ms);
        return 1;
      },
    ],
    [
      RESIGN_SCRIPT,
      ([lease, news], [replica], socket) => {
        const call = this.#caller(socket);
        if (call('get', lease) !== replica) return 0;
        call('del', lease);
        call('publish', news, replica);
        return 1;
      },
    ],
  ]);

  /** Runs commands of a script; `undefined` for an error or no value. */
  #caller(socket: Socket) {
    return (...words: (string | undefined)[]): string | undefined => {
      const reply = this.#execute(
        words.map((word) => Buffer.from(word ?? '')),
        socket,
      );
      return reply === null || reply instanceof Error ? undefined : String(reply);
    };
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
    socket.on('close', () => {
      for (const sockets of this.#listeners.values()) sockets.delete(socket);
    });
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
          reply = (queue ?? []).map((one) => this.#execute(one, socket));
          queue = undefined;
        } else if (queue) {
          queue.push(words);
          reply = 'QUEUED';
        } else reply = this.#execute(words, socket);
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

  #execute([command, ...given]: Buffer[], socket: Socket): Reply {
    const [key = '', ...rest] = given.map(String);
    const value = this.#value(key);
    const log = (value?.data ?? []) as Entry[];
    switch (String(command).toLowerCase()) {
      case 'info':
        return 'loading:0\r\n';
      case 'get':
        return (value?.data as Buffer) ?? null;
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
      case 'pexpire':
        if (value) value.endsAt = Date.now() + Number(rest[0]);
        return value ? 1 : 0;
      case 'del':
        return this.#values.delete(key) ? 1 : 0;
      case 'xadd': {
        const [id = '', ...fields] = rest.slice(3);
        if (numberOf(id) <= numberOf(log.at(-1)?.[0] ?? '0-0'))
          return new Error('ERR The ID specified in XADD is equal or smaller than the target');
        const entries = [...log, [id, fields] as const].slice(-Number(rest[2]));
        this.#values.set(key, { endsAt: Infinity, ...value, data: entries });
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
          one.write(encode(['message', key, rest[0] as string]));
        return this.#listeners.get(key)?.size ?? 0;
      case 'eval': {
        const [count = '0', ...words] = rest;
        const run = this.#scripts.get(key);
        if (!run) return new Error('ERR unknown script');
        return run(words.slice(0, Number(count)), words.slice(Number(count)), socket);
      }
      case 'flushall':
        this.#values = new Map();
        return OK;
      default:
        return OK;
    }
  }
}
