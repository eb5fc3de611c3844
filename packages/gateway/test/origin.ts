import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Origin {
  readonly url: string;
  readonly server: Server;
  /** What has arrived, in order. */
  readonly seen: IncomingMessage[];
}

/** A real upstream on a port of its own, which does what the test says. */
export async function origin(listener: RequestListener): Promise<Origin> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, seen };
}

/** Answers every call with this as its data. */
export const json = (
  data: unknown,
  headers: Record<string, string | string[]> = {},
): RequestListener => {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ data }));
  };
};
