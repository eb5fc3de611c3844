import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { ServerProcess } from '../cluster/server-process.ts';
import { openIdleConnections } from './idle-connections.ts';
import { addressOf } from './send.ts';

export interface Fault {
  title: string;
  /** Whether requests in the hands of a process may be cut off. */
  kills: boolean;
  /** Resolves when everything has been started or thawed again; it need not be ready yet. */
  run: () => Promise<void>;
}

const DOWN_MS = 3000;
const FROZEN_MS = 4000;
const FULL_MS = 4000;
const DESCRIPTORS = 256;
const IDLE_CONNECTIONS = 1300;
const CONNECTIONS_PER_ADDRESS = 10;
const FIRST_CLIENT = 4_000_000;

const names = (servers: readonly ServerProcess[]) =>
  new Intl.ListFormat('en-GB').format(servers.map(({ name }) => name));

const killed = (...servers: readonly ServerProcess[]): Fault => ({
  title: `killed: ${names(servers)}`,
  kills: true,
  async run() {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await sleep(DOWN_MS);
    for (const server of servers) server.start();
  },
});

const frozen = (...servers: readonly ServerProcess[]): Fault => ({
  title: `frozen: ${names(servers)}`,
  kills: false,
  async run() {
    for (const server of servers) server.freeze();
    await sleep(FROZEN_MS);
    for (const server of servers) server.thaw();
  },
});

async function restart(server: ServerProcess, descriptors?: number): Promise<void> {
  await server.end('SIGTERM');
  server.descriptors = descriptors;
  server.start();
  await server.ready();
}

const restartedInTurn = (...servers: readonly ServerProcess[]): Fault => ({
  title: `restarted in turn: ${names(servers)}`,
  kills: true,
  async run() {
    for (const server of servers) await restart(server);
  },
});

/** Idle connections of many addresses take all descriptors of a server that has few. */
const fullOfConnections = (server: ServerProcess): Fault => ({
  title: `${IDLE_CONNECTIONS} idle connections to ${server.name}, which has ${DESCRIPTORS} descriptors`,
  kills: true,
  async run() {
    await restart(server, DESCRIPTORS);
    const clientOf = (n: number) =>
      addressOf(FIRST_CLIENT + Math.floor(n / CONNECTIONS_PER_ADDRESS));
    const close = openIdleConnections(server.origin as string, IDLE_CONNECTIONS, clientOf);
    await sleep(FULL_MS);
    close();
    await restart(server);
  },
});

/** Each server of the cluster is killed and frozen; gateways and APIs are restarted; a gateway runs out of descriptors. */
export function listFaults({ gateways, apis, redis, database, balancer }: Cluster): Fault[] {
  const [gateway] = gateways as [ServerProcess];
  const others = [database, redis, balancer].flatMap((server) => server || []);
  return [
    killed(...apis),
    killed(gateway),
    ...others.map((server) => killed(server)),
    frozen(...apis),
    frozen(gateway),
    ...others.map((server) => frozen(server)),
    fullOfConnections(gateway),
    restartedInTurn(...apis, ...gateways),
  ];
}
