import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figures, ratios } from '../figures.ts';
import { at, gateway, ports, SECRET, small, withoutSite, workFolder } from '../gateway/parts.ts';
import { inTurn } from '../interleave.ts';
import type { Row } from '../row.ts';
import { type Contestant, serve } from '../serve.ts';
import { answersPerCpuSecond, type WrkOptions } from '../wrk.ts';

const suite = 'gateway, proxied GET';
const unit = 'req/CPU s';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function bearer(): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const input = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ username: 'demo', exp })}`;
  return `Bearer ${input}.${createHmac('sha256', SECRET).update(input).digest('base64url')}`;
}

/** Each request for something else, so that no two of them share one flight. */
const varied = `local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/api/matches/live?limit=" .. (n % 1900 + 1))
end`;

/** Answers that may not be kept, so that each request goes the whole way. */
export async function gatewayProxied(rounds: number, seconds: number): Promise<Row[]> {
  const script = join(await workFolder(), 'varied.lua');
  await writeFile(script, varied);
  const upstream = at(ports.upstream).slice(0, -1);
  const live = '/api/matches/live?limit=1';
  const runs: [Contestant, Omit<WrkOptions, 'seconds'>][] = [
    [gateway(live, withoutSite), { script }],
    [
      {
        ...gateway('', { ...withoutSite, PORT: String(ports.other) }),
        name: 'Touchline, JWT',
        url: at(ports.other, '/api/auth/wallet'),
        ready: at(ports.other, '/healthz'),
      },
      { headers: { authorization: bearer() } },
    ],
    [small('@fastify/http-proxy', 'bare-proxy.ts', ports.peer, [upstream]), { script }],
  ];
  const peer = runs[2]?.[0] as Contestant;
  runs[2] = [{ ...peer, url: at(ports.peer, live) }, { script }];
  const options = new Map(runs.map(([{ name }, how]) => [name, how]));
  const source = await serve(small('upstream', 'upstream.ts', ports.upstream), 1);
  try {
    const values = await inTurn(
      runs.map(([contestant]) => contestant),
      rounds,
      ({ name, url }, pid) => answersPerCpuSecond(url, pid, { seconds, ...options.get(name) }),
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
    await source.stop();
  }
}
