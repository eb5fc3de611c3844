import type { MatchedOperation } from '@touchline/api-core/find-operation';
import type { ParseCall } from '@touchline/api-core/parse-call';
import type { DevTools } from '@touchline/devtools';
import type { FairTurns } from '@touchline/shared/server/fair-turns';
import type { Contract } from '@touchline/types/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { NetworkSlots } from '../cache/network-slots.ts';
import type { GatewayConfig } from '../config.ts';
import type { LoadLimits } from '../guards/load-shedding.ts';
import type { FrontCache } from '../http/front-cache.ts';
import type { VisitorLimits } from '../http/limit-visitors.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { BulkheadLimits } from '../upstream/bulkhead.ts';
import type { Pause } from '../upstream/upstream-call.ts';

/** Limits that tests lower, or raise so that a busy machine does not affect them. */
export interface Limits {
  readonly bulkhead?: BulkheadLimits;
  readonly load?: Partial<LoadLimits>;
  readonly livePollMs?: number;
  /** Monotonic, in milliseconds. */
  readonly liveClock?: () => number;
  /** After which a stream that is not read is closed. */
  readonly streamDrainMs?: number;
  readonly redisTimeoutMs?: number;
  readonly pauseBeforeRetry?: Pause;
  readonly clientTimeoutMs?: number;
  readonly connections?: VisitorLimits;
  /** Drawn for one address. */
  readonly cardsPerMinute?: number;
  /** Between two looks for notifications that are due. */
  readonly pushMs?: number;
  /** Made for one address. */
  readonly calendarsPerMinute?: number;
}

/** The shared dependencies of all parts of the gateway. */
export interface AppContext {
  readonly config: GatewayConfig;
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly matchOperation: (path: string) => MatchedOperation[];
  readonly clock: () => number;
  readonly limits: Limits;
  /** For what takes the processor, by the network that asks for it. */
  readonly turns: FairTurns;
  /** Called with the network that asks for what no cache has; throws if it has asked for too much. */
  readonly limitMisses: (network: string | undefined) => void;
  /** For calls that no cache answers. */
  readonly slots: NetworkSlots;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly frontCache: FrontCache;
  readonly devTools: DevTools;
  /** For development: each call and page is made anew, whatever failed before, and browsers store nothing. */
  readonly storesNothing: boolean;
}
