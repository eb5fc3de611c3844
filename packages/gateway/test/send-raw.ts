import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes as they are, which no HTTP client would, and returns everything received until the connection closes. */
export async function sendRaw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}
