import type { OperationId } from '@touchline/types/contract';
import type { Ask } from '../api/call.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { Turnstile } from './turnstile.ts';

export interface BulkheadLimits {
  /** Calls of one operation that may be with the upstream at once. */
  readonly active: number;
  /** Calls of one operation that may wait for that. */
  readonly waiting: number;
  readonly patienceMs: number;
}

const usual: BulkheadLimits = { active: 32, waiting: 256, patienceMs: 3000 };

const crowded = () =>
  new GatewayProblem(503, 'Too many are waiting for this already.', {
    headers: { 'retry-after': '1' },
  });

/** A place of its own for each operation, so that a slow one cannot take the connections of the rest. */
export function bulkheadedAsk(ask: Ask, limits: BulkheadLimits = usual): Ask {
  const turnstiles = new Map<OperationId, Turnstile>();

  function turnstileOf(id: OperationId): Turnstile {
    const present = turnstiles.get(id) ?? new Turnstile(limits.active, limits.waiting);
    turnstiles.set(id, present);
    return present;
  }

  return async (call) => {
    const turnstile = turnstileOf(call.operation.id);
    if (turnstile.isFull) throw crowded();
    await turnstile.enter(call.signal, limits.patienceMs, crowded);
    try {
      return await ask(call);
    } finally {
      turnstile.leave();
    }
  };
}
