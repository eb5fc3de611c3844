import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gateway, PORTS, smallServer, urlAt, WITHOUT_SITE } from '../gateway/servers.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';
import { serve } from '../serve.ts';

const CLIENTS = 10_000;
const LONG_TIMEOUTS = { UPSTREAM_HEADERS_MS: '30000', UPSTREAM_TOTAL_MS: '30000' };
const PATH = '/api/matches/live?limit=1999';

async function openSockets(count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(500, count - sockets.length) }, () =>
      connect(PORTS.gateway, '127.0.0.1'),
    );
    await Promise.all(batch.map((socket) => once(socket, 'connect')));
    sockets.push(...batch);
  }
  return sockets;
}

async function requestStatus(socket: Socket): Promise<number> {
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk).slice(0, 20);
  });
  await once(socket, 'close');
  return Number(text.slice(9, 12));
}

/** Ten thousand clients request one uncached response at once that takes the upstream ten seconds. */
export async function gatewayCrowd(rounds: number): Promise<Row[]> {
  const all: { statuses: number[]; calls: number }[] = [];
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    await using _upstream = await serve(smallServer('upstream', 'upstream.ts', PORTS.upstream), 1);
    await using _served = await serve({
      ...gateway(PATH, { ...WITHOUT_SITE, ...LONG_TIMEOUTS }),
      ready: urlAt(PORTS.gateway, '/healthz'),
    });
    const sockets = await openSockets(CLIENTS);
    const statuses = await Promise.all(sockets.map(requestStatus));
    const calls = Number(await (await fetch(urlAt(PORTS.upstream, '/count'))).text());
    all.push({ statuses, calls });
  }
  const row = rowsOfRounds('gateway, 10,000 for one', all);
  const count =
    (...counted: number[]) =>
    ({ statuses }: (typeof all)[number]) =>
      statuses.filter((status) => counted.includes(status)).length;
  return [
    row('calls of the upstream', '', ({ calls }) => calls, { atMost: 1 }),
    row('responses with 200', '', count(200)),
    row('responses with 200 or 503', '', count(200, 503), { atLeast: CLIENTS }),
  ];
}
