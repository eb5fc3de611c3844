import type { CachePolicy } from '@touchline/types/contract';
import type { Answer, Ask, Call } from '../calls/call.ts';
import type { Metrics } from '../health/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { AnswerStore, Kept } from './answer-store.ts';
import { cacheKey } from './cache-key.ts';
import { Flights } from './flights.ts';

export interface CachedAskOptions {
  readonly store: AnswerStore;
  readonly clock: () => number;
  readonly count: Metrics['cache'];
}

type Result = 'hit' | 'stale' | 'on-error' | 'miss' | 'collapsed' | 'private' | 'bypass';

// RFC 9211 §2: who speaks, then whether it was a hit, or why it was forwarded and what came of it.
const words: Record<Exclude<Result, 'hit'>, string> = {
  stale: 'hit; detail=stale-while-revalidate',
  'on-error': 'hit; detail=stale-if-error',
  miss: 'fwd=miss; fwd-status=200; stored',
  collapsed: 'fwd=miss; fwd-status=200; collapsed',
  private: 'fwd=miss; fwd-status=200; detail=private',
  bypass: 'fwd=bypass',
};

const isTrouble = (error: unknown) => error instanceof GatewayProblem && error.status >= 500;

/** Fresh, stale while it is renewed, stale when the upstream fails: as `x-cache` of each operation says. */
export function cachedAsk(ask: Ask, { store, clock, count }: CachedAskOptions): Ask {
  const flights = new Flights<Answer>();

  const said = (call: Call, answer: Answer, result: Result): Answer => {
    count.inc({ operation: call.operation.id, result });
    const status = result === 'hit' ? 'hit' : words[result];
    return { ...answer, cacheStatus: `touchline; ${status}` };
  };

  const fromStore = (call: Call, kept: Kept, { fresh }: CachePolicy, result: Result): Answer => {
    const { answer, representation, madeAt } = kept;
    const ageSeconds = Math.max(0, clock() - madeAt) / 1000;
    const { cacheStatus, ...rest } = said(call, answer, result);
    return {
      ...rest,
      representation,
      ageSeconds,
      cacheStatus: `${cacheStatus}; ttl=${Math.floor(fresh - ageSeconds)}`,
    };
  };

  const fetchAndKeep = (call: Call, key: string) => async (signal: AbortSignal) => {
    const answer = await ask({ ...call, signal });
    if (!answer.shareable) return answer;
    const { representation } = store.set(key, answer, clock());
    return { ...answer, representation };
  };

  async function miss(call: Call, key: string): Promise<Answer> {
    const { value, joined } = await flights.join(key, call.signal, fetchAndKeep(call, key));
    if (value.shareable) return said(call, value, joined ? 'collapsed' : 'miss');
    // What an upstream calls private goes to the one who asked; the others ask for themselves.
    return said(call, joined ? await ask(call) : value, 'private');
  }

  return async (call) => {
    const policy = call.operation.cache;
    if (!policy || call.authorization !== undefined) return said(call, await ask(call), 'bypass');
    const key = cacheKey(call);
    const kept = store.get(key);
    const age = kept ? (clock() - kept.madeAt) / 1000 : Number.POSITIVE_INFINITY;
    if (kept && age < policy.fresh) return fromStore(call, kept, policy, 'hit');
    if (kept && age < policy.fresh + policy.stale) {
      flights.join(key, undefined, fetchAndKeep(call, key)).catch(() => {});
      return fromStore(call, kept, policy, 'stale');
    }
    try {
      return await miss(call, key);
    } catch (error) {
      if (kept && isTrouble(error) && age < policy.fresh + policy.onError) {
        return fromStore(call, kept, policy, 'on-error');
      }
      throw error;
    }
  };
}
