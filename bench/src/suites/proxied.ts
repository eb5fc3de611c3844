import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { againstPeers } from '../against-peers.ts';
import {
  gateway,
  PORTS,
  portOf,
  SECRET,
  smallServer,
  urlAt,
  WITHOUT_SITE,
} from '../gateway/servers.ts';
import { interleaveRunning, type Program } from '../interleave.ts';
import type { Row } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';

const suite = 'proxied';
const LIVE = '/api/matches/live?limit=1';
/** A different URL for each request, so that single-flight does not coalesce them. */
const VARIED_LIVE = `'/api/matches/live?limit=' .. (n % 1900 + 1)`;

const jwtPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header of a visitor who is logged in. */
function bearer(): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const input = `${jwtPart({ alg: 'HS256', typ: 'JWT' })}.${jwtPart({ username: 'demo', exp })}`;
  return `Bearer ${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
}

const stock = (upstream: string, port: number): Contestant => ({
  name: 'plugins at their defaults',
  command: [
    process.execPath,
    fileURLToPath(new URL('../../peers/stock-proxy.js', import.meta.url)),
    String(port),
    upstream,
    SECRET,
  ],
  url: urlAt(port, LIVE),
});

/** Calls that are forwarded: a GET whose upstream says `private`, and the wallet with a token. */
export async function proxied(rounds: number): Promise<Row[]> {
  const upstream = urlAt(PORTS.upstream).slice(0, -1);
  const programs: Program[] = [
    (copy) => gateway(LIVE, WITHOUT_SITE, portOf(PORTS.gateway, copy)),
    (copy) => ({
      ...smallServer('@fastify/http-proxy', 'bare-proxy.ts', portOf(PORTS.peer, copy), [upstream]),
      url: urlAt(portOf(PORTS.peer, copy), LIVE),
    }),
    (copy) => stock(upstream, portOf(PORTS.other, copy)),
  ];
  const at = ({ url }: Contestant, path: string) => new URL(path, url).href;
  await using _upstream = await serve(smallServer('upstream', 'upstream.ts', PORTS.upstream), 1);
  const costs = await interleaveRunning(programs, rounds, {
    GET: (one) => [at(one, LIVE), { path: VARIED_LIVE }],
    'wallet with a token': (one) => [
      at(one, '/api/auth/wallet'),
      { headers: { authorization: bearer() } },
    ],
  });
  return Object.entries(costs).flatMap(([kind, all]) =>
    againstPeers(all, {
      suite,
      kind,
      wanted: { '@fastify/http-proxy': 0.75, 'plugins at their defaults': 1.4 },
    }),
  );
}
