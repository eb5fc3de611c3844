import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant } from '../serve.ts';
import { PORTS, urlAt } from './servers.ts';

export const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined;

const hostOf = (port: number) => new URL(urlAt(port)).host;

const config = (port: number, more: string, frontend: string, backend: string) => `
global
  nbthread 1
  log stdout format raw local0
${more}
defaults
  mode http
  log global
  option httplog
  option http-keep-alive
  timeout connect 5s
  timeout client 75s
  timeout server 30s
  timeout http-request 10s
frontend all
  bind 127.0.0.1:${port}
${frontend}
  default_backend upstream
backend upstream
${backend}
`;

function haproxy(name: string, port: number, folder: string, text: string): Contestant {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return { name, command: ['haproxy', '-db', '-f', file], url: urlAt(port), ready: 'listening' };
}

/** One thread with a log and a rate limit that verifies tokens and forwards. */
export function haproxyProxy(port: number, folder: string, secret: string): Contestant {
  const frontend = `  stick-table type ip size 100k expire 60s store http_req_rate(60s)
  http-request track-sc0 src
  http-request deny deny_status 429 if { sc_http_req_rate(0) gt 1000000000 }
  http-request set-var(txn.bearer) http_auth_bearer
  http-request deny deny_status 401 if { path_beg /api/auth/ } ! { var(txn.bearer),jwt_verify("HS256","${secret}") 1 }
  http-request replace-path /api(/.*) \\1`;
  const backend = `  server one ${hostOf(PORTS.upstream)} maxconn 128`;
  return haproxy('haproxy', port, folder, config(port, '', frontend, backend));
}

/** The same bytes from its cache. */
export function haproxyCache(port: number, folder: string): Contestant {
  const backend = `  http-request cache-use all
  http-response set-header cache-control max-age=3600
  http-response del-header vary
  http-response cache-store all
  server one ${hostOf(PORTS.other)}`;
  const cache = `cache all
  total-max-size 16
  max-object-size 1000000
  max-age 3600`;
  return haproxy('haproxy cache', port, folder, config(port, cache, '', backend));
}
