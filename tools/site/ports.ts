import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

export interface PortSetting {
  variable: string;
  port: number;
  host: string;
}

async function listenError({ port, host }: PortSetting): Promise<string | undefined> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
  } finally {
    server.close();
  }
}

/** One sentence for each port that cannot be listened on. */
export async function portErrors(settings: PortSetting[]): Promise<string[]> {
  const errors: string[] = [];
  const variables = new Map<number, string>();
  for (const setting of settings) {
    const { variable, port, host } = setting;
    const other = variables.get(port);
    variables.set(port, variable);
    const error = other ? `is also the value of ${other}` : await listenError(setting);
    if (error) {
      errors.push(
        `${variable}: port ${port} on ${host} ${error}. Set ${variable} to a free one, ` +
          `for example ${variable}=${port + 100} npm start.`,
      );
    }
  }
  return errors;
}

/** Has the server listen on a free port of loopback, and returns its origin. */
export async function listenOnLoopback(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns `count` different unused ports. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}
