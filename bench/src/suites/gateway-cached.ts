import { join } from 'node:path';
import { figures, ratios } from '../figures.ts';
import { capture } from '../gateway/capture.ts';
import { hasNginx, nginxCache, nginxFile } from '../gateway/nginx.ts';
import {
  gateway,
  mockApi,
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

const unit = 'req/CPU s';
const headers = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.9',
  accept: 'text/html,application/json,*/*',
};

interface CachedCase {
  readonly suite: string;
  readonly path: string;
  readonly env?: Record<string, string>;
  /** Minimum ratios to the other servers. */
  readonly wanted: Readonly<Record<string, number>>;
}

/** Serves the same bytes from the gateway's cache, from a bare server and from nginx. */
async function compareCached(
  cachedCase: CachedCase,
  rounds: number,
  seconds: number,
): Promise<Row[]> {
  const { suite, path, env, wanted } = cachedCase;
  const folder = await workFolder();
  const api = await serve(mockApi, 1);
  try {
    const ours = gateway(path, env);
    const first = await serve(ours);
    const captured = await capture(ours.url, headers, folder).finally(first.stop);
    const files = [captured.headFile, captured.bodyFile];
    const source = await serve(smallServer('bytes', 'same-bytes.ts', PORTS.other, files), 1);
    try {
      const contestants = [
        ours,
        smallServer('bare node:http', 'same-bytes.ts', PORTS.peer, files),
        ...(hasNginx
          ? [
              nginxCache(9205, join(folder, 'cache-server'), urlAt(PORTS.other)),
              nginxFile(9206, join(folder, 'file-server'), captured),
            ]
          : []),
      ].filter(({ name }) => name === ours.name || name in wanted);
      const values = await interleaveRunning(contestants, rounds, ({ url }, pid) =>
        responsesPerCpuSecond(url, pid, { seconds, headers }),
      );
      const mine = values.get(ours.name) ?? [];
      return [...values].flatMap(([what, all]): Row[] => {
        const row = { suite, what, unit, figures: figures(all) };
        const atLeast = wanted[what];
        if (atLeast === undefined) return [row];
        const ratio = { suite, what: `× ${what}`, unit: '×', figures: ratios(mine, all) };
        return [row, { ...ratio, wanted: { atLeast } }];
      });
    } finally {
      await source.stop();
    }
  } finally {
    await api.stop();
  }
}

export const gatewayCached = (rounds: number, seconds: number): Promise<Row[]> =>
  compareCached(
    {
      suite: 'gateway, cached hit',
      env: WITHOUT_SITE,
      path: '/api/matches?date=20261121&timezoneOffset=0&sportType=basketball',
      wanted: { 'bare node:http': 0.9, 'nginx proxy_cache': 0.6 },
    },
    rounds,
    seconds,
  );

export const gatewayHome = (rounds: number, seconds: number): Promise<Row[]> =>
  compareCached(
    {
      suite: 'gateway, home page',
      path: '/',
      wanted: { 'nginx, a file': 0.5 },
    },
    rounds,
    seconds,
  );
