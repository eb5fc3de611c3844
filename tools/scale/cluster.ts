import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import { freePorts } from '../site/ports.ts';
import { productionPrograms } from '../site/site.ts';
import { waitUntilHealthy } from '../site/wait-until-healthy.ts';
import { root } from '../workspace.ts';
import { type Process, ProcessGroup } from './processes.ts';
import type { Programs } from './programs.ts';

export interface Cluster {
  /** The URL of the load balancer in front of the gateways. */
  site: string;
  gateways: { url: string; process: Process }[];
  apis: Process[];
  redis: { process: Process; restart: () => void };
  stop: () => Promise<void>;
}

const GATEWAYS = 3;
const APIS = 2;
const JWT_SECRET = 'a secret that all replicas share';

const url = (port: number) => `http://127.0.0.1:${port}`;
const servers = (ports: number[]) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ');

/** The user that PostgreSQL runs as, because it refuses to run as root. */
function databaseOwner(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      return Number(execFileSync('id', ['-u', user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root: create the user postgres or nobody.');
}

async function startDatabase(
  processes: ProcessGroup,
  { initdb, postgres }: Programs,
  folder: string,
  port: number,
): Promise<Process> {
  const uid = databaseOwner();
  const data = join(folder, 'database');
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined) {
    chownSync(folder, uid, -1);
    chownSync(data, uid, -1);
  }
  const options = { cwd: folder, ...(uid !== undefined && { uid }) };
  const created = await run(
    initdb,
    ['-D', data, '-U', 'touchline', '--auth=trust', '--no-sync'],
    options,
  );
  if (created.code !== 0) throw new Error(`The database could not be created:\n${created.output}`);
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'fsync=off'];
  return processes.start(
    'postgres',
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
}

function balancerConfig(folder: string, values: Record<string, string>): string {
  const template = readFileSync(join(root, 'deploy/balancer.conf.template'), 'utf8');
  const filled = template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = join(folder, 'balancer.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 4096; }
http { access_log off; ${temporary}
${filled} }`,
  );
  return file;
}

// Five Node processes start at once, on a machine that may be busy.
const START_TIMEOUT_MS = 120_000;

/** Starts each part as a process on loopback and waits until all are ready. */
export async function startCluster(programs: Programs, signal: AbortSignal): Promise<Cluster> {
  const processes = new ProcessGroup();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-scale-'));
  const stop = async () => {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  };
  const all = await freePorts(GATEWAYS + APIS + 4);
  const [sitePort = 0, apiPort = 0, redisPort = 0, databasePort = 0, ...rest] = all;
  const [gatewayPorts, apiPorts] = [rest.slice(0, GATEWAYS), rest.slice(GATEWAYS)];
  const common = { ...process.env, JWT_SECRET, DATA_DIR: folder, LOG_LEVEL: 'warn' };

  const startRedis = () =>
    processes.start('redis', programs.redis, [
      ...['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    ]);
  const startApi = (port: number) =>
    processes.start('api', process.execPath, productionPrograms.mockApi, {
      env: {
        ...common,
        MOCK_PORT: String(port),
        DATABASE_URL: `postgres://touchline@127.0.0.1:${databasePort}/postgres`,
      },
    });
  const startGateway = (port: number) =>
    processes.start('gateway', process.execPath, productionPrograms.gateway, {
      env: {
        ...common,
        PORT: String(port),
        UPSTREAM_URL: url(apiPort),
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        DEV_TOOLS: 'off',
        TRUSTED_PROXIES: '127.0.0.1',
        PUBLIC_URL: url(sitePort),
        // All of it on one machine may be slow, and the checks are about failures.
        UPSTREAM_HEADERS_MS: '30000',
        UPSTREAM_TOTAL_MS: '60000',
      },
    });

  const ready = async (process: Process, address: string) => {
    try {
      await waitUntilHealthy(process.name, address, signal, START_TIMEOUT_MS);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${process.outputTail()}`);
    }
  };

  try {
    await startDatabase(processes, programs, folder, databasePort);
    let redis = startRedis();
    const file = balancerConfig(folder, {
      RESOLVER: '',
      SITE_PORT: `127.0.0.1:${sitePort}`,
      API_PORT: `127.0.0.1:${apiPort}`,
      GATEWAYS: servers(gatewayPorts),
      APIS: servers(apiPorts),
    });
    const balancer = processes.start('nginx', programs.nginx, ['-p', folder, '-c', file]);
    const apis: Process[] = [];
    // One after the other, because the first one creates the tables.
    for (const port of apiPorts) {
      const api = startApi(port);
      apis.push(api);
      await ready(api, `${url(port)}/healthz`);
    }
    const gateways = gatewayPorts.map((port) => ({ url: url(port), process: startGateway(port) }));
    await Promise.all(gateways.map((one) => ready(one.process, `${one.url}/readyz`)));
    await ready(balancer, `${url(sitePort)}/readyz`);
    return {
      site: url(sitePort),
      gateways,
      apis,
      redis: {
        get process() {
          return redis;
        },
        restart: () => {
          redis = startRedis();
        },
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
