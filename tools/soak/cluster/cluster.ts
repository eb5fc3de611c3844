import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../site/ports.ts';
import { productionPrograms } from '../../site/site.ts';
import { waitUntilHealthy } from '../../site/wait-until-healthy.ts';
import { root } from '../../workspace.ts';
import { writeBalancerConfig } from './balancer.ts';
import { startDatabase } from './database.ts';
import { Part, type PartPlan } from './part.ts';
import type { Programs } from './programs.ts';

export interface Cluster {
  /** Where visitors connect: the load balancer, or without it each gateway. */
  origins: string[];
  gateways: Part[];
  apis: Part[];
  balancer?: Part;
  redis?: Part;
  database?: Part;
  parts: Part[];
  stop: () => Promise<void>;
}

const GATEWAYS = 2;
const JWT_SECRET = 'a secret that all replicas share';
// Several Node processes start at once, on a machine that may be busy.
const START_TIMEOUT_MS = 120_000;
const OFFSET_CLOCK = ['--import', join(root, 'tools/soak/cluster/offset-clock.js')];

const url = (port: number) => `http://127.0.0.1:${port}`;

class Starter {
  readonly parts: Part[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  start(plan: PartPlan, address?: string): Part {
    const ready = () =>
      address
        ? waitUntilHealthy(plan.name, address, this.#signal, START_TIMEOUT_MS)
        : Promise.resolve();
    const part = new Part({ ready, ...plan });
    this.parts.push(part);
    return part;
  }

  server(name: string, args: string[], env: NodeJS.ProcessEnv, address: string): Part {
    const common = { JWT_SECRET, DATA_DIR: this.folder, LOG_LEVEL: 'warn', DEV_TOOLS: 'off' };
    return this.start(
      {
        name,
        program: process.execPath,
        args: [...OFFSET_CLOCK, ...args],
        env: { ...process.env, ...common, ...env },
        takesMessages: true,
      },
      address,
    );
  }

  async awaitReady(part: Part): Promise<void> {
    try {
      await part.ready();
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${part.outputTail}`);
    }
  }

  stop = async () => {
    await Promise.all(this.parts.toReversed().map((part) => part.end('SIGTERM')));
    rmSync(this.folder, { recursive: true, force: true });
  };
}

/** Starts each part that is installed as a process on loopback, and waits until all are ready. */
export async function startCluster(programs: Programs, signal: AbortSignal): Promise<Cluster> {
  const starter = new Starter(signal);
  try {
    return await startParts(starter, programs);
  } catch (error) {
    await starter.stop();
    throw error;
  }
}

async function startParts(starter: Starter, programs: Programs): Promise<Cluster> {
  const { folder, parts } = starter;
  // SQLite has one writer; PostgreSQL serves several.
  const apiCount = programs.database && programs.nginx ? 2 : 1;
  const ports = await freePorts(4 + GATEWAYS + apiCount);
  const [sitePort = 0, apiPort = 0, redisPort = 0, databasePort = 0, ...rest] = ports;
  const [gatewayPorts, apiPorts] = [rest.slice(0, GATEWAYS), rest.slice(GATEWAYS)];

  const database =
    programs.database && (await startDatabase(programs.database, folder, databasePort));
  if (database) parts.push(database);
  const redis =
    programs.redis &&
    starter.start({
      name: 'Redis',
      program: programs.redis,
      args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    });
  const balancer =
    programs.nginx &&
    starter.start(
      {
        name: 'nginx',
        program: programs.nginx,
        args: [
          '-p',
          folder,
          '-c',
          writeBalancerConfig(folder, {
            site: sitePort,
            api: apiPort,
            gateways: gatewayPorts,
            apis: apiPorts,
          }),
        ],
      },
      `${url(sitePort)}/readyz`,
    );
  const apis: Part[] = [];
  // One after the other, because the first one creates the tables.
  for (const [n, port] of apiPorts.entries()) {
    const api = starter.server(
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
    starter.server(
      `gateway ${n + 1}`,
      productionPrograms.gateway,
      {
        PORT: String(port),
        UPSTREAM_URL: url(balancer ? apiPort : (apiPorts[0] as number)),
        ...(redis && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
        ...(balancer && { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: url(sitePort) }),
      },
      `${url(port)}/readyz`,
    ),
  );
  await Promise.all(gateways.map((gateway) => starter.awaitReady(gateway)));
  if (balancer) await starter.awaitReady(balancer);
  return {
    origins: balancer ? [url(sitePort)] : gatewayPorts.map(url),
    gateways,
    apis,
    parts,
    ...(balancer && { balancer }),
    ...(redis && { redis }),
    ...(database && { database }),
    stop: starter.stop,
  };
}
