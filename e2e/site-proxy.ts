import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteProxy {
  readonly url: string;
  /** Nothing answers any more, as without a network. */
  down: boolean;
  /** A number for each build that was deployed; pages and worker of a later one are told apart by it. */
  build: number;
  close(): void;
}

const read = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

/** Each build has a worker of its own, and says in its pages which one it is. */
const withBuild = (text: string, build: number) =>
  text
    .replace(/"version":"\w+"/, `"version":"build${build}"`)
    .replace('<head>', `<head><meta name="build" content="${build}">`);

/** The site under test at an address of its own, with its network and its deploys in the test's hands. */
export async function startSiteProxy(base: string): Promise<SiteProxy> {
  const target = new URL(base);

  async function pass(proxy: SiteProxy, incoming: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { url: path, method } = incoming;
    const asked = request({ host: target.hostname, port: target.port, path, method, headers });
    incoming.pipe(asked);
    outgoing.once('close', () => asked.destroy());
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const type = answer.headers['content-type'] ?? '';
    if (path !== '/sw.js' && !type.startsWith('text/html')) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    }
    const { 'content-length': _, etag: __, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    outgoing.end(withBuild(await read(answer), proxy.build));
  }

  const server = createServer((incoming, outgoing) => {
    if (proxy.down) return void incoming.socket.destroy();
    pass(proxy, incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const proxy: SiteProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: false,
    build: 1,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
