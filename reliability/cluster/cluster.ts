import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../tools/site/ports.ts';
import { productionPrograms } from '../../tools/site/run-site.ts';
import { waitUntilHealthy } from '../../tools/site/wait-until-healthy.ts';
import { writeBalancerConfig } from './balancer.ts';
import { startDatabase } from './database.ts';
import type { Programs } from './programs.ts';
import { type ServerPlan, ServerProcess } from './server-process.ts';

export interface ClusterOptions {
  /** The programs that are installed beside Node. */
  programs: Programs;
  gateways: number;
  /** Where nginx logs, and from which level on. */
  balancerLog: string;
  signal: AbortSignal;
}

export type Cluster = Awaited<ReturnType<typeof startServers>>;

const JWT_SECRET = 'a secret that all replicas share';
// Several Node processes start at once, on a machine that may be busy.
const START_TIMEOUT_MS = 120_000;

const url = (port: number) => `http://127.0.0.1:${port}`;

function createStarter(options: ClusterOptions) {
  const servers: ServerProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'touchline-cluster-'));

  function start(plan: ServerPlan, address?: string): ServerProcess {
    const ready = async () => {
      if (address) await waitUntilHealthy(plan.name, address, options.signal, START_TIMEOUT_MS);
    };
    const server = new ServerProcess({ ready, ...plan });
    servers.push(server);
    return server;
  }

  function node(name: string, args: string[], env: NodeJS.ProcessEnv, address: string) {
    const common = { JWT_SECRET, DATA_DIR: folder, LOG_LEVEL: 'warn', DEV_TOOLS: 'off' };
    return start(
      {
        name,
        program: process.execPath,
        args,
        env: { ...process.env, ...common, ...env },
        origin: new URL(address).origin,
      },
      address,
    );
  }

  async function awaitReady(server: ServerProcess): Promise<void> {
    await server.ready().catch(({ message }: Error) => {
      throw new Error(`${message}\n${server.outputTail}`);
    });
  }

  async function stop(): Promise<void> {
    await Promise.all(servers.toReversed().map((server) => server.end('SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  }

  return { servers, folder, start, node, awaitReady, stop };
}

/** Starts each server that is installed as a process on loopback, and waits until all are ready. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const starter = createStarter(options);
  try {
    return await startServers(starter, options);
  } catch (error) {
    await starter.stop();
    throw error;
  }
}

async function startServers(
  starter: ReturnType<typeof createStarter>,
  { programs, gateways: gatewayCount, balancerLog }: ClusterOptions,
) {
  const { folder, servers } = starter;
  // SQLite has one writer; PostgreSQL serves several.
  const apiCount = programs.database && programs.nginx ? 2 : 1;
  const ports = await freePorts(4 + gatewayCount + apiCount);
  const [sitePort = 0, apiPort = 0, redisPort = 0, databasePort = 0, ...rest] = ports;
  const [gatewayPorts, apiPorts] = [rest.slice(0, gatewayCount), rest.slice(gatewayCount)];

  const database =
    programs.database && (await startDatabase(programs.database, folder, databasePort));
  if (database) servers.push(database);
  const redis =
    programs.redis &&
    starter.start({
      name: 'Redis',
      program: programs.redis,
      args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    });
  const balancerPorts = { site: sitePort, api: apiPort, gateways: gatewayPorts, apis: apiPorts };
  const balancer =
    programs.nginx &&
    starter.start(
      {
        name: 'nginx',
        program: programs.nginx,
        args: ['-p', folder, '-c', writeBalancerConfig(folder, balancerPorts, balancerLog)],
      },
      `${url(sitePort)}/healthz`,
    );
  const apis: ServerProcess[] = [];
  // One after the other, because the first one creates the tables.
  for (const [n, port] of apiPorts.entries()) {
    const api = starter.node(
      `API ${n + 1}`,
      productionPrograms.mockApi,
      {
        MOCK_PORT: String(port),
        ...(database && {
          DATABASE_URL: `postgres://touchline@127.0.0.1:${databasePort}/postgres`,
        }),
      },
      `${url(port)}/healthz`,
    );
    apis.push(api);
    await starter.awaitReady(api);
  }
  const gateways = gatewayPorts.map((port, n) =>
    starter.node(
      `gateway ${n + 1}`,
      productionPrograms.gateway,
      {
        PORT: String(port),
        UPSTREAM_URL: url(balancer ? apiPort : (apiPorts[0] as number)),
        UPSTREAM_EXTRAS: 'all',
        ...(redis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
        ...(balancer && { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: url(sitePort) }),
      },
      `${url(port)}/readyz`,
    ),
  );
  await Promise.all(gateways.map((gateway) => starter.awaitReady(gateway)));
  if (balancer) await starter.awaitReady(balancer);
  return {
    /** Where visitors connect: the load balancer, or without it each gateway. */
    origins: balancer ? [url(sitePort)] : gatewayPorts.map(url),
    gateways,
    apis,
    servers,
    balancer,
    redis,
    database,
    stop: starter.stop,
  };
}
