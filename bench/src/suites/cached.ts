import { join } from 'node:path';
import { againstPeers } from '../against-peers.ts';
import { capture } from '../gateway/capture.ts';
import { hasNginx, nginxCache } from '../gateway/nginx.ts';
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

const PATH = '/api/matches?date=20261121&timezoneOffset=0&sportType=basketball';
const HEADERS = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-GB,en;q=0.9',
  accept: 'application/json,*/*',
};

/** The same bytes from the gateway's cache, from a bare server and from nginx. */
export async function cached(rounds: number): Promise<Row[]> {
  const folder = await workFolder();
  await using _api = await serve(mockApi, 1);
  const ours = gateway(PATH, WITHOUT_SITE);
  const first = await serve(ours);
  const captured = await capture(ours.url, HEADERS, folder).finally(first.stop);
  const files = [captured.headFile, captured.bodyFile];
  await using _source = await serve(smallServer('bytes', 'same-bytes.ts', PORTS.other, files), 1);
  const programs: Program[] = [
    (copy) => gateway(PATH, WITHOUT_SITE, portOf(PORTS.gateway, copy)),
    (copy) => smallServer('bare node:http', 'same-bytes.ts', portOf(PORTS.peer, copy), files),
  ];
  if (hasNginx)
    programs.push((copy) =>
      nginxCache(portOf(PORTS.nginx, copy), join(folder, `nginx-${copy}`), urlAt(PORTS.other)),
    );
  const { hit } = await interleaveRunning(programs, rounds, {
    hit: ({ url }) => [url, { headers: HEADERS }],
  });
  return againstPeers(hit, { suite: 'cached', wanted: { 'bare node:http': 0.75 } });
}
