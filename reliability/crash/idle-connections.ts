import { connect, type Socket } from 'node:net';
import { localAddress } from './send.ts';

const REOPEN_MS = 400;

/** Opens connections that send nothing, and opens each again when the server closes it. The returned function ends them. */
export function openIdleConnections(
  origin: string,
  count: number,
  addressOf: (n: number) => string,
): () => void {
  const { hostname: host, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isOver = false;
  function open(n: number): void {
    if (isOver) return;
    const socket = connect({ host, port: Number(port), ...localAddress(addressOf(n)) });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(n), REOPEN_MS).unref();
    });
  }
  for (let n = 0; n < count; n += 1) open(n);
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}
