import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Contestant } from '../serve.ts';
import type { Captured } from './capture.ts';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

const config = (folder: string, port: number, more: string, location: string) => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; etag off;
  keepalive_timeout 75s; keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body-temp; proxy_temp_path ${folder}/proxy-temp;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${more}
  server { listen 127.0.0.1:${port}; ${location} }
}`;

/** nginx as a single process, like the other servers. */
function nginx(name: string, port: number, folder: string, text: string): Contestant {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  return {
    name,
    command: ['nginx', '-p', folder, '-c', file, '-e', 'stderr'],
    url: `http://127.0.0.1:${port}/`,
  };
}

export function nginxCache(port: number, folder: string, upstream: string): Contestant {
  const more = `proxy_cache_path ${folder}/cache keys_zone=all:10m; `;
  const location = `location / {
    proxy_pass ${upstream}; proxy_cache all; proxy_cache_key $uri; proxy_cache_valid 200 1h;
    proxy_ignore_headers cache-control expires vary set-cookie;
  }`;
  return nginx('nginx proxy_cache', port, folder, config(folder, port, more, location));
}

const NGINX_HEADERS = ['content-type', 'content-length', 'etag', 'server', 'last-modified'];

/** nginx serving a file with the same body and headers. */
export function nginxFile(port: number, folder: string, { head, bodyFile }: Captured): Contestant {
  const pairs = head.flatMap((name, n) =>
    n % 2 === 0 ? [[name, head[n + 1] ?? ''] as const] : [],
  );
  const added = pairs
    .filter(([name]) => !NGINX_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join('\n');
  // Not `alias`: nginx takes a URL that ends in a slash for a directory.
  const file = `root ${dirname(bodyFile)}; try_files /${basename(bodyFile)} =404;`;
  const location = `location = / { ${file} types {} default_type text/html; ${added} }`;
  const open = 'open_file_cache max=10 inactive=1h; ';
  return nginx('nginx, a file', port, folder, config(folder, port, open, location));
}
