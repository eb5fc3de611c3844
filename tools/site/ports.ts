import { once } from 'node:events';
import { createServer } from 'node:net';

export interface WantedPort {
  variable: string;
  port: number;
  host: string;
}

async function holdable({ port, host }: WantedPort): Promise<string | undefined> {
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

/** One sentence for each port that we could not listen on. */
export async function portFaults(wanted: WantedPort[]): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Map<number, string>();
  for (const want of wanted) {
    const { variable, port, host } = want;
    const twin = seen.get(port);
    seen.set(port, variable);
    const fault = twin ? `is wanted by ${twin} as well` : await holdable(want);
    if (fault) {
      faults.push(
        `${variable}: port ${port} on ${host} ${fault}. Set ${variable} to a free one, ` +
          `for example ${variable}=${port + 100} npm start.`,
      );
    }
  }
  return faults;
}

/** As many ports as asked for that nobody listens on, each a different one. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  return ports;
}
