import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteProxy {
  readonly url: string;
  /** Closes all connections, as without a network. */
  down: boolean;
  /** Accepts requests and never responds, as a network that loses everything. */
  hangs: boolean;
  /** The status of every response, as of a balancer whose site is down. */
  failsWith: number | undefined;
  /** Sends what the gateway sends as service worker with SERVICE_WORKER=off. */
  hasNoWorker: boolean;
  /** The number of the deployed build, which pages and service worker contain. */
  build: number;
  close(): void;
}

const read = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

/** Writes the build number into the service worker or the page. */
const withBuild = (text: string, build: number) =>
  text
    .replace(/"version":"\w+"/, `"version":"build${build}"`)
    .replace('<head>', `<head><meta name="build" content="${build}">`);

/** A proxy in front of the site by which a test simulates network failures and deployments. */
export async function startSiteProxy(base: string): Promise<SiteProxy> {
  const target = new URL(base);

  async function pass(proxy: SiteProxy, incoming: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { url, method } = incoming;
    const path = url === '/sw.js' && proxy.hasNoWorker ? '/sw-off.js' : url;
    const upstream = request({ host: target.hostname, port: target.port, path, method, headers });
    incoming.pipe(upstream);
    outgoing.once('close', () => upstream.destroy());
    const [response] = (await once(upstream, 'response')) as [IncomingMessage];
    const type = response.headers['content-type'] ?? '';
    if (url !== '/sw.js' && !type.startsWith('text/html')) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      return response.pipe(outgoing);
    }
    const { 'content-length': _, etag: __, ...rest } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, rest);
    outgoing.end(withBuild(await read(response), proxy.build));
  }

  const server = createServer((incoming, outgoing) => {
    if (proxy.down) return void incoming.socket.destroy();
    if (proxy.hangs) return;
    if (proxy.failsWith) {
      outgoing.writeHead(proxy.failsWith, { 'content-type': 'text/html' });
      return void outgoing.end('<h1>The balancer finds no site</h1>');
    }
    pass(proxy, incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const proxy: SiteProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: false,
    hangs: false,
    failsWith: undefined,
    hasNoWorker: false,
    build: 1,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
