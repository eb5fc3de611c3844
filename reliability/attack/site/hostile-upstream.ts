import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../../tools/site/ports.ts';

/** Answers a request in place of the API. */
export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void;

export const status =
  (code: number): Misbehaviour =>
  (_, response) =>
    void response.writeHead(code).end('x');

export const body =
  (text: string): Misbehaviour =>
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' })
      .end(text);

export const hangUp: Misbehaviour = ({ socket }) => void socket.destroy();

/** An upstream in front of an API that can be made to misbehave. */
export async function startHostileUpstream(api: string) {
  let current: { paths: RegExp; misbehaviour: Misbehaviour } | undefined;
  const { hostname, port } = new URL(api);
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (current?.paths.test(url)) return current.misbehaviour(incoming, outgoing);
    const passed = request({ host: hostname, port, path: url, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  return {
    origin: await listenOnLoopback(server),
    /** Requests for these paths get the misbehaviour; all others what the API answers. */
    misbehave(paths: RegExp, misbehaviour: Misbehaviour): void {
      current = { paths, misbehaviour };
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
