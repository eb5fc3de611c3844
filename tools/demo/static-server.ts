import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../workspace.ts';
import { DEMO_FOLDER } from './build-demo.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text|application|image\/svg)/;

export interface StaticServerOptions {
  readonly host: string;
  readonly port: number;
  /** The path of the demo's folder, such as `/touchline/demo`. */
  readonly base: string;
  /** A file that this host lacks. */
  readonly missing?: string | undefined;
  /** Called with the path of each request. */
  readonly onRequest?: (path: string) => void;
}

/** The file of a path, if there is one: a folder's is its `index.html`. */
function fileOf(path: string): string | undefined {
  const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
  const full = join(root, DEMO_FOLDER, file);
  return !file.includes('..') && extname(file) !== '' && existsSync(full) ? full : undefined;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
): void {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isGzipped =
    COMPRESSED.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = readFileSync(file);
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'max-age=600',
    ...(isGzipped && { 'content-encoding': 'gzip' }),
  });
  response.end(isGzipped ? gzipSync(body) : body);
}

/** A static host: files of a folder below a path, gzip, and `404.html` for the rest. */
export async function openStaticServer(options: StaticServerOptions) {
  const { host, port, base, missing, onRequest } = options;
  const prefix = base.replace(/\/+$/, '');
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
    onRequest?.(path);
    if (prefix && path === prefix) return response.writeHead(301, { location: `${prefix}/` }).end();
    const file =
      path.startsWith(`${prefix}/`) && path !== `${prefix}/${missing}`
        ? fileOf(path.slice(prefix.length))
        : undefined;
    if (file) send(request, response, 200, file);
    else send(request, response, 404, join(root, DEMO_FOLDER, '404.html'));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: openPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${openPort}${prefix}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
