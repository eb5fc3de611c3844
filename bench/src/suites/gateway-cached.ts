import { join } from 'node:path';
import { againstPeers } from '../against-peers.ts';
import { capture } from '../gateway/capture.ts';
import { haproxyCache, hasHaproxy } from '../gateway/haproxy.ts';
import { hasNginx, nginxCache, nginxFile } from '../gateway/nginx.ts';
import {
  gateway,
  mockApi,
  PORTS,
  portOf,
  smallServer,
  urlAt,
  WITHOUT_SITE,
  workFolder,
} from '../gateway/servers.ts';
import { interleaveRunning, type Program } from '../interleave.ts';
import type { Row } from '../result-row.ts';
import { serve } from '../serve.ts';

const headers = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.9',
  accept: 'text/html,application/json,*/*',
};

interface CachedCase {
  readonly suite: string;
  readonly path: string;
  readonly env?: Record<string, string>;
  /** In a round. */
  readonly requests?: number;
  /** The other servers, with the minimum ratios to them. */
  readonly wanted: Readonly<Record<string, number | undefined>>;
}

/** Serves the same bytes from the gateway's cache, from a bare server and from nginx. */
async function compareCached(
  { suite, path, env, requests, wanted }: CachedCase,
  rounds: number,
): Promise<Row[]> {
  const folder = await workFolder();
  await using _api = await serve(mockApi, 1);
  const ours = gateway(path, env);
  const first = await serve(ours);
  const captured = await capture(ours.url, headers, folder).finally(first.stop);
  const files = [captured.headFile, captured.bodyFile];
  await using _source = await serve(smallServer('bytes', 'same-bytes.ts', PORTS.other, files), 1);
  const peers: Readonly<Record<string, Program | false>> = {
    'bare node:http': (copy) =>
      smallServer('bare node:http', 'same-bytes.ts', portOf(PORTS.peer, copy), files),
    'nginx proxy_cache':
      hasNginx &&
      ((copy) =>
        nginxCache(
          portOf(PORTS.nginx, copy),
          join(folder, `cache-server-${copy}`),
          urlAt(PORTS.other),
        )),
    'nginx, a file':
      hasNginx &&
      ((copy) =>
        nginxFile(portOf(PORTS.nginxFile, copy), join(folder, `file-server-${copy}`), captured)),
    'haproxy cache':
      hasHaproxy &&
      ((copy) => haproxyCache(portOf(PORTS.haproxy, copy), join(folder, `haproxy-${copy}`))),
  };
  const programs = [
    (copy: number) => gateway(path, env, portOf(PORTS.gateway, copy)),
    ...Object.keys(wanted).flatMap((name) => peers[name] || []),
  ];
  const { hit } = await interleaveRunning(programs, rounds, {
    hit: ({ url }) => [url, { headers, ...(requests && { requests }) }],
  });
  return againstPeers(hit, { suite, wanted });
}

export const gatewayCached = (rounds: number): Promise<Row[]> =>
  compareCached(
    {
      suite: 'gateway, cached hit',
      env: WITHOUT_SITE,
      path: '/api/matches?date=20261121&timezoneOffset=0&sportType=basketball',
      wanted: {
        'bare node:http': 0.75,
        'nginx proxy_cache': undefined,
        'haproxy cache': undefined,
      },
    },
    rounds,
  );

/** As many as a core answers in a second. The page is made anew once a second, and a shorter round would hold a render as well. */
const HOME_REQUESTS = 30_000;

export const gatewayHome = (rounds: number): Promise<Row[]> =>
  compareCached(
    {
      suite: 'gateway, home page',
      path: '/',
      requests: HOME_REQUESTS,
      wanted: { 'bare node:http': 0.75, 'nginx, a file': undefined },
    },
    rounds,
  );
