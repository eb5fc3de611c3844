import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant } from '../serve.ts';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

const config = (folder: string, port: number, upstream: string) => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; etag off;
  keepalive_timeout 75s; keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body-temp; proxy_temp_path ${folder}/proxy-temp;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=all:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream}; proxy_cache all; proxy_cache_key $uri; proxy_cache_valid 200 1h;
      proxy_ignore_headers cache-control expires vary set-cookie;
    }
  }
}`;

/** nginx as a single process, like the other servers. */
export function nginxCache(port: number, folder: string, upstream: string): Contestant {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port, upstream));
  return {
    name: 'nginx proxy_cache',
    command: ['nginx', '-p', folder, '-c', file, '-e', 'stderr'],
    url: `http://127.0.0.1:${port}/`,
  };
}
