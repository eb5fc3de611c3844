import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';

export interface Origin {
  readonly url: string;
  readonly server: Server;
  /** In order of arrival. */
  readonly requests: IncomingMessage[];
}

async function openOrigin(listener: RequestListener): Promise<Origin> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, requests };
}

function close({ server }: Origin): void {
  server.closeAllConnections();
  server.close();
}

/** Starts a real upstream on a free port. */
export async function startOrigin(listener: RequestListener): Promise<Origin> {
  const origin = await openOrigin(listener);
  onTestFinished(() => close(origin));
  return origin;
}

/** An upstream for all tests of a file, which lists the requests of the running one. */
export function originOfFile(listener: RequestListener): Origin {
  const shared = {} as Origin;
  beforeAll(async () => {
    Object.assign(shared, await openOrigin(listener));
    return () => close(shared);
  });
  beforeEach(() => void shared.requests.splice(0));
  return shared;
}

/** Responds to every call with this data. */
export const json = (
  data: unknown,
  headers: Record<string, string | string[]> = {},
): RequestListener => {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ data }));
  };
};
