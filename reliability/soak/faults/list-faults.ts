import type { Cluster } from '../../cluster/cluster.ts';
import type { Programs } from '../../cluster/programs.ts';
import { diskRefusesWrites } from './disk-fault.ts';
import { clockJumps, type Fault, frozen, killed } from './fault.ts';
import { fullOfConnections, operationFails } from './overload-faults.ts';

// Less than the lifetime of an access token: with a longer jump it is right to refuse every token.
const JUMP_MINUTES = 10;

/** Everything that is broken in one round, the worst first. */
export function listFaults(cluster: Cluster, { prlimit }: Programs): Fault[] {
  const { gateways, apis, redis, database, balancer } = cluster;
  const [gateway] = gateways.map((server) => [server]);
  const [api] = apis.map((server) => [server]);
  if (!gateway || !api) return [];
  const store = database ?? apis[0];
  return [
    killed(apis),
    killed(gateway),
    ...(database ? [killed([database])] : []),
    ...(redis ? [killed([redis])] : []),
    ...(balancer ? [killed([balancer])] : []),
    ...gateway.map(fullOfConnections),
    operationFails(apis, cluster.origins),
    frozen(apis),
    frozen(gateway),
    ...(database ? [frozen([database])] : []),
    ...(redis ? [frozen([redis])] : []),
    ...(balancer ? [frozen([balancer])] : []),
    ...(prlimit && store ? [diskRefusesWrites(prlimit, store)] : []),
    clockJumps(gateways, -JUMP_MINUTES),
    clockJumps(gateways, JUMP_MINUTES),
    { ...clockJumps(apis, -JUMP_MINUTES), movesWorld: true },
    ...(apis.length > 1 ? [killed(api), frozen(api)] : []),
  ];
}
