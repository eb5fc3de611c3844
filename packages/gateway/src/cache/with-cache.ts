import type { ServerResponse } from 'node:http';
import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { CachePolicy } from '@touchline/types/contract';
import { ageMs } from '../http/age-ms.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RedisResponseCache } from '../redis/response-cache.ts';
import type { OnResult, StreamedResponse } from '../upstream/send-call.ts';
import type { NetworkSlots } from './network-slots.ts';
import {
  type CachedResponse,
  type RepresentedResponse,
  type ResponseStore,
  representationOf,
} from './response-store.ts';
import { SingleFlight } from './single-flight.ts';

/** What is cached. A call that nobody waits for, since there is a stale response, has time. */
export type CachedUpstream = (call: Call, isAwaited: boolean) => Promise<UpstreamResponse>;

export interface CacheOptions {
  readonly store: ResponseStore;
  /** Responses that other replicas have fetched, if there is a Redis. */
  readonly redis?: RedisResponseCache | undefined;
  readonly clock: () => number;
  readonly count: Metrics['cache'];
  /** Called with the network of a call that is not cached; throws if that has asked for too much. */
  readonly limitMisses: (network: string | undefined) => void;
  readonly slots: NetworkSlots;
  /** Forwards every call. */
  readonly storesNothing?: boolean;
}

// RFC 9211 §2: whether it was a hit, or why the call was forwarded and with what result.
const CACHE_STATUS = {
  hit: 'hit',
  stale: 'hit; detail=stale-while-revalidate',
  'on-error': 'hit; detail=stale-if-error',
  shared: 'hit; detail=shared',
  miss: 'fwd=miss; fwd-status=200; stored',
  renewed: 'fwd=stale; fwd-status=304; stored',
  collapsed: 'fwd=miss; fwd-status=200; collapsed',
  private: 'fwd=miss; fwd-status=200; detail=private',
  bypass: 'fwd=bypass',
} as const;

type Result = keyof typeof CACHE_STATUS;

/** Counts the result of a call, and adds it to the response as Cache-Status. */
export const statusMarker =
  (count: Metrics['cache']) =>
  <Response extends UpstreamResponse | StreamedResponse>(
    { operation }: Call,
    response: Response,
    result: Result,
    ttl = '',
  ): Response => {
    count.inc({ operation: operation.id, result });
    return { ...response, cacheStatus: `touchline; ${CACHE_STATUS[result]}${ttl}` };
  };

/** The result of a flight; `cached` is undefined if the response must not be stored. */
interface Fetched {
  readonly response: UpstreamResponse;
  readonly cached?: CachedResponse;
  readonly result: 'hit' | 'miss' | 'renewed' | 'shared' | 'on-error' | 'private';
  readonly parsed?: UpstreamResponse['parsed'];
}

/** Everything that a response may depend on. */
const keyOf = ({ target, language, world }: Call): string =>
  `${target} ${language ?? ''} ${world ? JSON.stringify(world) : ''}`;

/** The operation's policy. A call that limits the age gets no stale response. */
const policyFor = ({ operation: { cache }, maxAgeSeconds }: Call): CachePolicy | undefined =>
  cache && maxAgeSeconds !== undefined
    ? { fresh: Math.min(cache.fresh, maxAgeSeconds), stale: 0, onError: 0 }
    : cache;

/** With the representation that a stored response has: a client that has it gets a 304. */
const represented = (response: UpstreamResponse): RepresentedResponse => ({
  ...response,
  ...(response.shareable && { representation: representationOf(response) }),
});

const isServerError = (error: unknown) => error instanceof GatewayProblem && error.status >= 500;

/** Caches by each operation's `x-cache`: fresh, stale while revalidating, stale if the upstream fails. */
export function withCache(
  next: CachedUpstream,
  { store, redis, clock, count, limitMisses, slots, storesNothing = false }: CacheOptions,
): (call: Call, key?: string) => Promise<UpstreamResponse> {
  const flights = new SingleFlight<Fetched>();
  const withStatus = statusMarker(count);
  const ageOf = ({ madeAt }: { madeAt: number }) => ageMs(madeAt, clock()) / 1000;

  function fromCache(call: Call, cached: CachedResponse, { fresh }: CachePolicy, result: Result) {
    const ageSeconds = ageOf(cached);
    const response = {
      ...cached.response,
      representation: cached.representation,
      ageSeconds,
      ...(ageSeconds < fresh && { freshSeconds: fresh }),
    };
    return withStatus(call, response, result, `; ttl=${Math.floor(fresh - ageSeconds)}`);
  }

  /** Copies a newer response from Redis into the local store. */
  async function copyFromRedis(key: string): Promise<CachedResponse | undefined> {
    const stored = await redis?.get(key);
    const localMadeAt = store.get(key)?.madeAt ?? Number.NEGATIVE_INFINITY;
    if (!stored || stored.madeAt <= localMadeAt) return;
    return store.set(key, stored.response, stored.madeAt);
  }

  async function fetchAndStore(call: Call, key: string, isAwaited: boolean): Promise<Fetched> {
    const last = store.get(key);
    const before = last?.response;
    const { fresh, stale, onError } = call.operation.cache as CachePolicy;
    const keptSeconds = fresh + Math.max(stale, onError);
    // The value takes several times the memory of its body: it is not stored.
    const { parsed, ...response }: UpstreamResponse = await next(
      { ...call, cached: before },
      isAwaited,
    );
    if (!response.shareable) {
      store.setPrivate(key, true, clock());
      return { response, result: 'private' };
    }
    if (response.isPartial && last && !before?.isPartial && ageOf(last) < keptSeconds)
      return { response: last.response, cached: last, result: 'on-error' };
    const cached = store.set(key, response, clock() - response.ageSeconds * 1000);
    redis?.set(key, cached, keptSeconds * 1000);
    const result = response.body === before?.body ? 'renewed' : 'miss';
    return { response, cached, result, ...(parsed && { parsed }) };
  }

  async function fetchOnce(call: Call, key: string, isAwaited: boolean): Promise<Fetched> {
    const { fresh } = policyFor(call) as CachePolicy;
    const local = store.get(key);
    // Another network may have fetched it while this one waited for a slot.
    if (local && ageOf(local) < fresh)
      return { response: local.response, cached: local, result: 'hit' };
    const cached = redis && (await copyFromRedis(key));
    return cached && ageOf(cached) < fresh
      ? { response: cached.response, cached, result: 'shared' }
      : fetchAndStore(call, key, isAwaited);
  }

  /** Throws if the network has asked for too much. */
  const startFlight = (call: Call, key: string, isAwaited: boolean) => (signal: AbortSignal) => {
    const { network } = call.caller;
    const caller = { signal, network };
    limitMisses(network);
    return slots.run(caller, () => fetchOnce({ ...call, caller }, key, isAwaited));
  };

  /** A call that waits for a slot of its network is for that network alone: no other waits with it. */
  const flightOf = (key: string, network: string | undefined) => {
    const own = `${network} ${key}`;
    return !flights.has(key) && (flights.has(own) || !slots.hasRoom(network)) ? own : key;
  };

  async function fetchCall(call: Call, key: string, policy: CachePolicy) {
    // A flight of calls that accept an older response may return one.
    const wanted = call.maxAgeSeconds === undefined ? key : `${key} ${call.maxAgeSeconds}`;
    const { network, signal } = call.caller;
    const flight = flightOf(wanted, network);
    const { value, hasJoined } = await flights.join(flight, signal, startFlight(call, key, true));
    const { response, cached, result, parsed } = value;
    if (cached && (result === 'hit' || result === 'shared' || result === 'on-error'))
      return fromCache(call, cached, policy, result);
    if (cached) {
      const { representation } = cached;
      if (hasJoined) return withStatus(call, { ...response, representation }, 'collapsed');
      return withStatus(call, { ...response, representation, ...(parsed && { parsed }) }, result);
    }
    if (!hasJoined) return withStatus(call, response, 'private');
    // A private response is only for the caller that started the flight; the others make their own call.
    limitMisses(network);
    return withStatus(call, await slots.run(call.caller, () => next(call, true)), 'private');
  }

  return async (call, key = keyOf(call)) => {
    const policy = policyFor(call);
    if (!policy || call.authorization !== undefined)
      return withStatus(call, await next(call, true), 'bypass');
    if (storesNothing) return withStatus(call, represented(await next(call, true)), 'bypass');
    const cached = store.get(key);
    const age = cached ? ageOf(cached) : Number.POSITIVE_INFINITY;
    if (cached && age < policy.fresh) return fromCache(call, cached, policy, 'hit');
    if (cached && age < policy.fresh + policy.stale) {
      if (slots.hasRoom(call.caller.network))
        flights.join(key, undefined, startFlight(call, key, false)).catch(() => {});
      return fromCache(call, cached, policy, 'stale');
    }
    try {
      return await fetchCall(call, key, policy);
    } catch (error) {
      // Read again: the flight may have copied one from Redis.
      const last = store.get(key);
      if (last && isServerError(error) && ageOf(last) < policy.fresh + policy.onError) {
        return fromCache(call, last, policy, 'on-error');
      }
      throw error;
    }
  };
}

export interface PrivateOptions
  extends Pick<CacheOptions, 'store' | 'clock' | 'count' | 'limitMisses'> {
  /** Sends a call for one client, whose response may be streamed. */
  readonly forward: Respond;
}

/** Gets the response of a call for a client: cached, or whole or streamed from the upstream. */
export type Respond = (call: Call, client: ServerResponse, onResult: OnResult) => void;

/**
 * Forwards the calls whose last response was private: in the cache they would wait for each other, and each be fetched
 * whole, for a response that none of them can share. They return to the cache when the upstream stops saying `private`.
 */
export function forwardingPrivate(
  cached: ReturnType<typeof withCache>,
  { store, clock, count, limitMisses, forward }: PrivateOptions,
): Respond {
  const withStatus = statusMarker(count);
  return (call, client, onResult) => {
    const key = keyOf(call);
    if (!store.isPrivate(key, clock())) return void cached(call, key).then(onResult, onResult);
    limitMisses(call.caller.network);
    forward(call, client, (result) => {
      if (result instanceof Error) return onResult(result);
      store.setPrivate(key, !result.shareable, clock());
      onResult(withStatus(call, result, 'private'));
    });
  };
}
