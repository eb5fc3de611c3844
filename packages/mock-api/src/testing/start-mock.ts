import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestFetch, targetOf, toRequest } from './in-process-fetch.ts';
import { type TestControls, testWorld } from './test-world.ts';
import type { WorldOptions } from './world-options.ts';

export interface MockOptions extends WorldOptions {
  /** A free one by default. */
  readonly port?: number;
}

export interface Mock extends TestControls {
  /** Without a slash at the end. */
  readonly url: string;
  /** Calls the server; a URL may be a path. */
  readonly fetch: TestFetch;
  close(): Promise<void>;
}

/** Serves a world of its own on a port of this machine. Paths may have the gateway's prefix `/api`. */
export async function startMock({ port = 0, ...options }: MockOptions = {}): Promise<Mock> {
  const { open, controls } = testWorld(options);
  const { route } = await open();
  const server = createServer((request, response) => {
    request.url = targetOf(request.url ?? '/');
    route(request, response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...controls,
    url,
    fetch: (input, init) => fetch(toRequest(input, init, url)),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
