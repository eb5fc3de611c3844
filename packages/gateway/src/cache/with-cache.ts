import type { CachePolicy } from '@touchline/types/contract';
import type { Answer, Ask, Call } from '../api/call.ts';
import type { Metrics } from '../observability/metrics.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { SharedAnswers } from '../redis/response-cache.ts';
import { cacheKey } from './cache-key.ts';
import type { AnswerStore, Kept } from './response-store.ts';
import { Flights } from './single-flight.ts';

export interface CachedAskOptions {
  readonly store: AnswerStore;
  /** What other replicas have fetched, where there are any. */
  readonly shared?: SharedAnswers | undefined;
  readonly clock: () => number;
  readonly count: Metrics['cache'];
}

type Result = keyof typeof words;

// RFC 9211 §2: whether it was a hit, or why it was forwarded and what came of it.
const words = {
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

/** What came of a flight: an answer, and the entry that was kept of it where it may be kept. */
interface Landing {
  readonly answer: Answer;
  readonly kept?: Kept;
  readonly result: 'miss' | 'renewed' | 'shared' | 'private';
}

const isTrouble = (error: unknown) => error instanceof GatewayProblem && error.status >= 500;

/** Fresh, stale while it is renewed, stale when the upstream fails: as `x-cache` of each operation says. */
export function cachedAsk(ask: Ask, { store, shared, clock, count }: CachedAskOptions): Ask {
  const flights = new Flights<Landing>();
  const ageOf = ({ madeAt }: { madeAt: number }) => Math.max(0, clock() - madeAt) / 1000;

  function said({ operation }: Call, answer: Answer, result: Result, more = ''): Answer {
    count.inc({ operation: operation.id, result });
    return { ...answer, cacheStatus: `touchline; ${words[result]}${more}` };
  }

  function fromStore(call: Call, kept: Kept, { fresh }: CachePolicy, result: Result): Answer {
    const { answer, representation } = kept;
    const ageSeconds = ageOf(kept);
    const whole = {
      ...answer,
      representation,
      ageSeconds,
      ...(ageSeconds < fresh && { freshSeconds: fresh }),
    };
    return said(call, whole, result, `; ttl=${Math.floor(fresh - ageSeconds)}`);
  }

  /** Another replica may have been quicker: then nobody need ask the upstream. */
  async function adoptShared(key: string): Promise<Kept | undefined> {
    const found = await shared?.get(key);
    if (!found || found.madeAt <= (store.get(key)?.madeAt ?? Number.NEGATIVE_INFINITY)) return;
    return store.set(key, found.answer, found.madeAt);
  }

  async function fetchAndKeep(call: Call, key: string, policy: CachePolicy): Promise<Landing> {
    const known = store.get(key)?.answer;
    const answer = await ask({ ...call, known });
    if (!answer.shareable) return { answer, result: 'private' };
    const kept = store.set(key, answer, clock() - answer.ageSeconds * 1000);
    shared?.set(key, kept, (policy.fresh + Math.max(policy.stale, policy.onError)) * 1000);
    return { answer, kept, result: answer.body === known?.body ? 'renewed' : 'miss' };
  }

  const land = (call: Call, key: string, policy: CachePolicy) => async (signal: AbortSignal) => {
    const own = { ...call, signal };
    const kept = shared && (await adoptShared(key));
    return kept && ageOf(kept) < policy.fresh
      ? ({ answer: kept.answer, kept, result: 'shared' } as const)
      : fetchAndKeep(own, key, policy);
  };

  async function miss(call: Call, key: string, policy: CachePolicy): Promise<Answer> {
    const { value, joined } = await flights.join(key, call.signal, land(call, key, policy));
    const { answer, kept, result } = value;
    if (kept && result === 'shared') return fromStore(call, kept, policy, 'shared');
    if (kept) {
      const { representation } = kept;
      return said(call, { ...answer, representation }, joined ? 'collapsed' : result);
    }
    // What an upstream calls private goes to the one who asked; the others ask for themselves.
    return said(call, joined ? await ask(call) : answer, 'private');
  }

  return async (call) => {
    const policy = call.operation.cache;
    if (!policy || call.authorization !== undefined) return said(call, await ask(call), 'bypass');
    const key = cacheKey(call);
    const kept = store.get(key);
    const age = kept ? ageOf(kept) : Number.POSITIVE_INFINITY;
    if (kept && age < policy.fresh) return fromStore(call, kept, policy, 'hit');
    if (kept && age < policy.fresh + policy.stale) {
      flights.join(key, undefined, land(call, key, policy)).catch(() => {});
      return fromStore(call, kept, policy, 'stale');
    }
    try {
      return await miss(call, key, policy);
    } catch (error) {
      // The flight may have brought one that another replica kept.
      const last = store.get(key);
      if (last && isTrouble(error) && ageOf(last) < policy.fresh + policy.onError) {
        return fromStore(call, last, policy, 'on-error');
      }
      throw error;
    }
  };
}
