import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figures, ratios } from '../figures.ts';
import {
  gateway,
  PORTS,
  SECRET,
  smallServer,
  urlAt,
  WITHOUT_SITE,
  workFolder,
} from '../gateway/parts.ts';
import { interleaveRunning } from '../interleave.ts';
import type { Row } from '../result-row.ts';
import { type Contestant, serve } from '../serve.ts';
import { responsesPerCpuSecond, type WrkOptions } from '../wrk.ts';

const suite = 'gateway, proxied GET';
const unit = 'req/CPU s';

const jwtPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function bearer(): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const input = `${jwtPart({ alg: 'HS256', typ: 'JWT' })}.${jwtPart({ username: 'demo', exp })}`;
  return `Bearer ${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
}

/** A different URL for each request, so that single-flight does not coalesce them. */
const VARIED_REQUESTS = `local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/api/matches/live?limit=" .. (n % 1900 + 1))
end`;

/** Responses that are not cacheable, so that every request reaches the upstream. */
export async function gatewayProxied(rounds: number, seconds: number): Promise<Row[]> {
  const script = join(await workFolder(), 'varied.lua');
  await writeFile(script, VARIED_REQUESTS);
  const upstream = urlAt(PORTS.upstream).slice(0, -1);
  const live = '/api/matches/live?limit=1';
  const runs: [Contestant, Omit<WrkOptions, 'seconds'>][] = [
    [gateway(live, WITHOUT_SITE), { script }],
    [
      {
        ...gateway('', { ...WITHOUT_SITE, PORT: String(PORTS.other) }),
        name: 'Touchline, JWT',
        url: urlAt(PORTS.other, '/api/auth/wallet'),
        ready: urlAt(PORTS.other, '/healthz'),
      },
      { headers: { authorization: bearer() } },
    ],
    [smallServer('@fastify/http-proxy', 'bare-proxy.ts', PORTS.peer, [upstream]), { script }],
  ];
  const peer = runs[2]?.[0] as Contestant;
  runs[2] = [{ ...peer, url: urlAt(PORTS.peer, live) }, { script }];
  const options = new Map(runs.map(([{ name }, how]) => [name, how]));
  const upstreamServer = await serve(smallServer('upstream', 'upstream.ts', PORTS.upstream), 1);
  try {
    const values = await interleaveRunning(
      runs.map(([contestant]) => contestant),
      rounds,
      ({ name, url }, pid) => responsesPerCpuSecond(url, pid, { seconds, ...options.get(name) }),
    );
    const [plain = [], jwt = [], proxy = []] = values.values();
    return [
      ...[...values].map(([what, all]) => ({ suite, what, unit, figures: figures(all) })),
      {
        ...{ suite, what: '× @fastify/http-proxy', unit: '×' },
        ...{ figures: ratios(plain, proxy), wanted: { atLeast: 1 } },
      },
      {
        ...{ suite, what: 'JWT on × off', unit: '×' },
        ...{ figures: ratios(jwt, plain), wanted: { atLeast: 0.9 } },
      },
    ];
  } finally {
    await upstreamServer.stop();
  }
}
