import { join } from 'node:path';
import { figures, ratios } from '../figures.ts';
import { capture } from '../gateway/capture.ts';
import { hasNginx, nginxCache, nginxFile } from '../gateway/nginx.ts';
import {
  at,
  bundledApi,
  gateway,
  ports,
  small,
  withoutSite,
  workFolder,
} from '../gateway/parts.ts';
import { inTurn } from '../interleave.ts';
import type { Row } from '../row.ts';
import { serve } from '../serve.ts';
import { answersPerCpuSecond } from '../wrk.ts';

const unit = 'req/CPU s';
const headers = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.9',
  accept: 'text/html,application/json,*/*',
};

interface Kept {
  readonly suite: string;
  readonly path: string;
  readonly env?: Record<string, string>;
  /** Least ratios to the others. */
  readonly wanted: Readonly<Record<string, number>>;
}

/** The same bytes from our cache, from a bare server, and from nginx. */
async function keptAnswer(kept: Kept, rounds: number, seconds: number): Promise<Row[]> {
  const { suite, path, env, wanted } = kept;
  const folder = await workFolder();
  const api = await serve(bundledApi, 1);
  try {
    const ours = gateway(path, env);
    const first = await serve(ours);
    const captured = await capture(ours.url, headers, folder).finally(first.stop);
    const files = [captured.headFile, captured.bodyFile];
    const source = await serve(small('bytes', 'same-bytes.ts', ports.other, files), 1);
    try {
      const contestants = [
        ours,
        small('bare node:http', 'same-bytes.ts', ports.peer, files),
        ...(hasNginx
          ? [
              nginxCache(9205, join(folder, 'cache-server'), at(ports.other)),
              nginxFile(9206, join(folder, 'file-server'), captured),
            ]
          : []),
      ].filter(({ name }) => name === ours.name || name in wanted);
      const values = await inTurn(contestants, rounds, ({ url }, pid) =>
        answersPerCpuSecond(url, pid, { seconds, headers }),
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
  keptAnswer(
    {
      suite: 'gateway, cached hit',
      env: withoutSite,
      path: '/api/matches?date=20261121&timezoneOffset=0&sportType=basketball',
      wanted: { 'bare node:http': 0.8, 'nginx proxy_cache': 0.5 },
    },
    rounds,
    seconds,
  );

export const gatewayHome = (rounds: number, seconds: number): Promise<Row[]> =>
  keptAnswer(
    {
      suite: 'gateway, home page',
      path: '/',
      wanted: { 'nginx, a file': 0.5 },
    },
    rounds,
    seconds,
  );
