import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figures, ratios } from '../figures.ts';
import { bearer } from '../gateway/bearer.ts';
import {
  gateway,
  PORTS,
  smallServer,
  urlAt,
  WITHOUT_SITE,
  workFolder,
} from '../gateway/servers.ts';
import { interleaveRunning } from '../interleave.ts';
import type { Row } from '../result-row.ts';
import { serve } from '../serve.ts';
import { responsesPerCpuSecond } from '../wrk.ts';

const suite = 'gateway, proxied';
const unit = 'req/CPU s';

/** A different URL for each request, so that single-flight does not coalesce them. */
const VARIED_REQUESTS = `local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/api/matches/live?limit=" .. (n % 1900 + 1))
end`;

/** Calls that are forwarded: a GET whose upstream says `private`, and the wallet with a token. */
export async function gatewayProxied(rounds: number, seconds: number): Promise<Row[]> {
  const script = join(await workFolder(), 'varied.lua');
  await writeFile(script, VARIED_REQUESTS);
  const live = '/api/matches/live?limit=1';
  const wallet = '/api/auth/wallet';
  const touchline = gateway(live, WITHOUT_SITE);
  const bare = smallServer('@fastify/http-proxy', 'bare-proxy.ts', PORTS.peer, [
    urlAt(PORTS.upstream).slice(0, -1),
  ]);
  const withToken = { headers: { authorization: bearer() } };
  const upstreamServer = await serve(smallServer('upstream', 'upstream.ts', PORTS.upstream), 1);
  try {
    const values = await interleaveRunning(
      [touchline, { ...bare, url: urlAt(PORTS.peer, live) }],
      rounds,
      async ({ url }, pid) => {
        const { origin } = new URL(url);
        return {
          live: await responsesPerCpuSecond(url, pid, { seconds, script }),
          wallet: await responsesPerCpuSecond(origin + wallet, pid, { seconds, ...withToken }),
        };
      },
    );
    const [ours = [], theirs = []] = values.values();
    return (['live', 'wallet'] as const).flatMap((call) => {
      const what = call === 'live' ? 'GET' : 'wallet with a token';
      const [our, their] = [ours, theirs].map((all) => all.map((value) => value[call]));
      return [
        { suite, what: `Touchline, ${what}`, unit, figures: figures(our ?? []) },
        { suite, what: `@fastify/http-proxy, ${what}`, unit, figures: figures(their ?? []) },
        {
          suite,
          what: `× @fastify/http-proxy, ${what}`,
          unit: '×',
          figures: ratios(our ?? [], their ?? []),
          wanted: { atLeast: call === 'live' ? 0.8 : 0.75 },
        },
      ];
    });
  } finally {
    await upstreamServer.stop();
  }
}
