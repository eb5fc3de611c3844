import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const LENGTH_BYTES = 4;
const TYPE_BYTES = 1;

const text = (value: string) => Buffer.from(`${value}\0`);

function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(TYPE_BYTES + LENGTH_BYTES, type);
  head.writeInt32BE(LENGTH_BYTES + body.length, TYPE_BYTES);
  return Buffer.concat([head, body]);
}

const AUTHENTICATION_OK = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
/** What PostgreSQL writes to a client when it cannot write its log of a commit, before it ends all its processes. */
const PANIC = message(
  'E',
  Buffer.concat([
    text('SPANIC'),
    text('VPANIC'),
    text('CXX000'),
    text('Mcould not write to log file 000000010000000000000001: File too large'),
    text(''),
  ]),
);

/** As if each statement had concerned one row, which it does not return. */
function completionOf(sql: string): Buffer {
  const command = /^\w+/.exec(sql.trim())?.[0]?.toUpperCase() ?? '';
  const tag = command === 'INSERT' ? 'INSERT 0 1' : `${command} 1`;
  return message('C', text(/^(BEGIN|COMMIT|ROLLBACK)$/.test(command) ? command : tag));
}

/** Reads whole messages: the first of a connection has no type. */
function readMessages(socket: Socket, read: (type: string, body: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  let typeBytes = 0;
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + LENGTH_BYTES) {
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) return;
      const type = rest.toString('latin1', 0, typeBytes);
      const body = rest.subarray(typeBytes + LENGTH_BYTES, end);
      rest = rest.subarray(end);
      typeBytes = TYPE_BYTES;
      read(type, body);
    }
  });
}

/** A PostgreSQL without tables that accepts every statement, but commits nothing while its disk refuses writes. */
export async function startRefusingPostgres() {
  const disk = { refusesWrites: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let sql = '';
    const complete = (...before: Buffer[]) => {
      if (disk.refusesWrites && /^commit/i.test(sql)) return socket.end(PANIC);
      socket.write(Buffer.concat([...before, completionOf(sql), READY]));
    };
    readMessages(socket, (type, body) => {
      if (type === '') socket.write(Buffer.concat([AUTHENTICATION_OK, READY]));
      // A statement with parameters: its name, which is empty, precedes it.
      if (type === 'P') sql = body.toString('utf8', 1, body.indexOf(0, 1));
      if (type === 'S') complete(message('1'), message('2'), message('n'));
      if (type === 'Q') {
        sql = body.toString('utf8', 0, body.length - 1);
        complete();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { disk, databaseUrl: `postgres://user:hidden@127.0.0.1:${port}/touchline` };
}
