import type { OperationId } from '@touchline/types/contract';
import { Fault, type FaultCode } from '../../api-error.ts';
import { keyedRandom } from '../../keyed-random.ts';
import type { Effect } from '../effect.ts';

type Failure = Extract<FaultCode, 'bad-gateway' | 'unavailable' | 'gateway-timeout'>;

const RETRY_AFTER = { 'retry-after': '5' };

const sentences: Record<Failure, string> = {
  'bad-gateway': 'A scenario garbled this answer.',
  unavailable: 'A scenario keeps this from working; try again in 5 seconds.',
  'gateway-timeout': 'A scenario let this take too long.',
};

const failure = (code: Failure, detail = sentences[code]) =>
  new Fault(code, detail, code === 'unavailable' ? { headers: RETRY_AFTER } : {});

/** Nothing works, or only these operations do not. */
export const unavailable = (detail?: string, ...operations: OperationId[]): Effect => ({
  fail: ({ operation: { id } }) =>
    operations.length === 0 || operations.includes(id) ? failure('unavailable', detail) : undefined,
});

const kinds: Failure[] = ['bad-gateway', 'unavailable', 'gateway-timeout'];

/** A part of all requests fails, in one of three ways; the same question at the same instant always does. */
export const failing = (share: number): Effect => ({
  fail({ key }) {
    if (keyedRandom(`fails ${key}`) >= share) return undefined;
    return failure(kinds[Math.floor(keyedRandom(`how ${key}`) * kinds.length)] as Failure);
  },
});
