import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../tools/site/ports.ts';
import { MALLOC_ENV, productionPrograms } from '../../../tools/site/site-processes.ts';
import { waitUntilHealthy } from '../../../tools/site/wait-until-healthy.ts';
import { childrenOf, readProc } from '../../cluster/proc.ts';
import { ServerProcess } from '../../cluster/server-process.ts';
import { waitFor } from '../ask.ts';

const START_TIMEOUT_MS = 90_000;
const READY_TIMEOUT_MS = 20_000;
const SECRET = 'a secret of the attacked site';

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

export type Servers = ReturnType<typeof createServers>;
export type OwnSite = Awaited<ReturnType<Servers['startSite']>>;

interface Start {
  readonly env?: NodeJS.ProcessEnv;
  /** The limit of file descriptors. */
  readonly descriptors?: number;
}

/** Rejects once the server has ended before it was ready. */
async function ended(server: ServerProcess, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [exit] = server.unexpectedExits;
    if (exit) throw new Error(exit);
    await sleep(200);
  }
}

/** The processes of one attack. */
export function createServers(signal: AbortSignal) {
  const servers: ServerProcess[] = [];
  const folders: string[] = [];

  /** Everything that `npm start` runs, with its supervisor. */
  async function startSite({ env = {}, descriptors }: Start = {}) {
    const [port = 0, mockPort = 0] = await freePorts(2);
    const dataDir = folder();
    const own = { PORT: String(port), MOCK_PORT: String(mockPort), DATA_DIR: dataDir };
    const server = await start(
      'site',
      ['tools/site/start.ts'],
      { MOCK_WORLD: 'small', WORLDS_DIR: join(dataDir, 'worlds'), ...own, ...env },
      `${urlOf(port)}/readyz`,
      descriptors,
    );
    // Before that the supervisor gives up at the first exit.
    await waitFor(() => server.outputTail.includes('Touchline is ready'), READY_TIMEOUT_MS);
    return {
      origin: urlOf(port),
      api: urlOf(mockPort),
      dataDir,
      server,
      /** The process of a part, also after it was replaced. */
      pidOf(part: 'gateway' | 'mock-api'): number | undefined {
        const [supervisor = 0] = server.pids;
        return descendantsOf(supervisor).find((pid) =>
          readProc(`${pid}/cmdline`).includes(`packages/${part}/`),
        );
      },
    };
  }

  /** A gateway in front of an upstream of the attack. */
  async function startGateway(
    upstream: string,
    env: NodeJS.ProcessEnv = {},
  ): Promise<{ origin: string }> {
    const [port = 0] = await freePorts(1);
    const own = { PORT: String(port), JWT_SECRET: SECRET, DATA_DIR: folder() };
    await start(
      'gateway',
      productionPrograms.gateway,
      { UPSTREAM_URL: upstream, ...own, ...env },
      `${urlOf(port)}/healthz`,
    );
    return { origin: urlOf(port) };
  }

  function folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'touchline-attack-'));
    folders.push(path);
    return path;
  }

  async function start(
    name: string,
    args: string[],
    env: NodeJS.ProcessEnv,
    address: string,
    descriptors?: number,
  ): Promise<ServerProcess> {
    const server = new ServerProcess({
      name,
      program: process.execPath,
      args,
      descriptors,
      env: { ...process.env, ...MALLOC_ENV, LOG_LEVEL: 'warn', ...env },
      ready: () => waitUntilHealthy(name, address, signal, START_TIMEOUT_MS),
    });
    servers.push(server);
    const over = new AbortController();
    await Promise.race([server.ready(), ended(server, over.signal)])
      .catch(({ message }: Error) => {
        throw new Error(`${message}\n${server.outputTail}`);
      })
      .finally(() => over.abort());
    return server;
  }

  async function stop(): Promise<void> {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    for (const path of folders) rmSync(path, { recursive: true, force: true });
  }

  return { startSite, startGateway, folder, stop };
}
