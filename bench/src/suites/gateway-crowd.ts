import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { figures } from '../figures.ts';
import { at, gateway, ports, small, withoutSite } from '../gateway/parts.ts';
import type { Row } from '../row.ts';
import { serve } from '../serve.ts';

const CROWD = 10_000;
const patient = { UPSTREAM_HEADERS_MS: '30000', UPSTREAM_TOTAL_MS: '30000' };
const PATH = '/api/matches/live?limit=1999';

async function open(count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(500, count - sockets.length) }, () =>
      connect(ports.gateway, '127.0.0.1'),
    );
    await Promise.all(batch.map((socket) => once(socket, 'connect')));
    sockets.push(...batch);
  }
  return sockets;
}

async function ask(socket: Socket): Promise<number> {
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk).slice(0, 20);
  });
  await once(socket, 'close');
  return Number(text.slice(9, 12));
}

/** Ten thousand at once for one thing that nobody has yet and that takes ten seconds to make. */
export async function gatewayCrowd(rounds: number): Promise<Row[]> {
  const [calls, good, told]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    const upstream = await serve(small('upstream', 'upstream.ts', ports.upstream), 1);
    const served = await serve({
      ...gateway(PATH, { ...withoutSite, ...patient }),
      ready: at(ports.gateway, '/healthz'),
    });
    try {
      const sockets = await open(CROWD);
      const answers = await Promise.all(sockets.map(ask));
      good.push(answers.filter((status) => status === 200).length);
      told.push(answers.filter((status) => status === 200 || status === 503).length);
      calls.push(Number(await (await fetch(at(ports.upstream, '/count'))).text()));
    } finally {
      await served.stop();
      await upstream.stop();
    }
  }
  const suite = 'gateway, 10,000 for one';
  return [
    {
      suite,
      what: 'calls of the upstream',
      unit: '',
      figures: figures(calls),
      wanted: { atMost: 1 },
    },
    { suite, what: 'answered', unit: '', figures: figures(good) },
    {
      ...{ suite, what: 'answered, or told to come back', unit: '' },
      ...{ figures: figures(told), wanted: { atLeast: CROWD } },
    },
  ];
}
