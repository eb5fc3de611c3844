import { fileURLToPath } from 'node:url';
import { againstPeers, TWIN } from '../against-peers.ts';
import { bearer } from '../gateway/bearer.ts';
import { haproxyProxy } from '../gateway/haproxy.ts';
import {
  gateway,
  PORTS,
  SECRET,
  smallServer,
  urlAt,
  WITHOUT_SITE,
  workFolder,
} from '../gateway/servers.ts';
import { interleaveRunning } from '../interleave.ts';
import type { Row } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';

const suite = 'gateway, proxied';
const LIVE = '/api/matches/live?limit=1';
/** A different URL for each request, so that single-flight does not coalesce them. */
const VARIED_LIVE = `'/api/matches/live?limit=' .. (n % 1900 + 1)`;
const ENCODINGS = 'gzip, deflate, br, zstd';

const stock = (upstream: string): Contestant => ({
  name: 'plugins at their defaults',
  command: [
    process.execPath,
    fileURLToPath(new URL('../../peers/stock-proxy.js', import.meta.url)),
    String(PORTS.other),
    upstream,
    SECRET,
  ],
  url: urlAt(PORTS.other, LIVE),
});

/** Calls that are forwarded: a GET whose upstream says `private`, as browsers send it too, and the wallet with a token. */
export async function gatewayProxied(rounds: number): Promise<Row[]> {
  const upstream = urlAt(PORTS.upstream).slice(0, -1);
  const ours = gateway(LIVE, WITHOUT_SITE);
  const bare = smallServer('@fastify/http-proxy', 'bare-proxy.ts', PORTS.peer, [upstream]);
  const contestants = [
    ours,
    gateway(LIVE, WITHOUT_SITE, { name: TWIN, port: PORTS.twin }),
    { ...bare, url: urlAt(PORTS.peer, LIVE) },
    stock(upstream),
    ...haproxyProxy(await workFolder(), SECRET),
  ];
  const at = ({ url }: Contestant, path: string) => new URL(path, url).href;
  await using _upstream = await serve(smallServer('upstream', 'upstream.ts', PORTS.upstream), 1);
  const costs = await interleaveRunning(contestants, rounds * 2, {
    GET: (one) => [one.url, { path: VARIED_LIVE }],
    'wallet with a token': (one) => [
      at(one, '/api/auth/wallet'),
      { headers: { authorization: bearer() } },
    ],
    'GET of a browser': (one) => [
      one.url,
      { path: VARIED_LIVE, headers: { 'accept-encoding': ENCODINGS } },
    ],
  });
  return Object.entries(costs).flatMap(([kind, all]) =>
    againstPeers(all, {
      suite,
      kind,
      wanted:
        kind === 'GET of a browser'
          ? {}
          : { '@fastify/http-proxy': 0.9, 'plugins at their defaults': 2 },
    }),
  );
}
