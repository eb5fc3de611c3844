import net from 'node:net';

/**
 * Binds the port for as long as the site runs. The gateway listens on this socket, so that connections wait in the kernel,
 * and none is refused, while it starts again. `undefined` where the gateway has to bind it: for a name, which may have
 * several addresses, on Windows, and before Node 24.19.
 */
export function holdPort({ host, port }: { host: string; port: number }) {
  if (net.isIP(host) === 0 || net.BoundSocket === undefined) return undefined;
  const socket = new net.BoundSocket({ host, port });
  const fd = socket.fd();
  if (fd < 0) socket.close();
  return fd < 0 ? undefined : { fd, close: () => socket.close() };
}
