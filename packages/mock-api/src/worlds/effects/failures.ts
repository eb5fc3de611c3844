import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import type { OperationId } from '@touchline/types/contract';
import { ApiError, type ApiErrorCode, STATUS_CODES, unauthorized } from '../../api-error.ts';
import type { Effect } from '../effect.ts';

type FailureCode = Extract<ApiErrorCode, 'bad-gateway' | 'unavailable' | 'gateway-timeout'>;

const FAILURE_CODES: FailureCode[] = ['bad-gateway', 'unavailable', 'gateway-timeout'];

const RETRY_AFTER = { 'retry-after': '5' };

const DETAILS: Record<FailureCode, string> = {
  'bad-gateway': 'The response is invalid (simulated by a scenario).',
  unavailable: 'The API is unavailable (simulated by a scenario); try again in 5 seconds.',
  'gateway-timeout': 'The response took too long (simulated by a scenario).',
};

const failure = (code: FailureCode, detail = DETAILS[code]) =>
  new ApiError(code, detail, code === 'unavailable' ? { headers: RETRY_AFTER } : {});

const CODES = new Map<number, ApiErrorCode>(
  Object.entries(STATUS_CODES).map(([code, status]) => [status, code as ApiErrorCode]),
);

const SIMULATED = 'Simulated by an override.';

/** The failure that an override names by its status. */
export function simulatedFailure(status: number): ApiError {
  if (status === STATUS_CODES.unauthorized) return unauthorized(SIMULATED, 'invalid_token');
  const code = CODES.get(status);
  if (!code) throw new Error(`No error has the status ${status}.`);
  const mayRetry = code === 'unavailable' || code === 'too-many-requests';
  return new ApiError(code, SIMULATED, mayRetry ? { headers: RETRY_AFTER } : {});
}

/** Fails the named operations, or all of them if none is named. */
export const unavailable = (detail?: string, ...operations: OperationId[]): Effect => ({
  fail: ({ operation: { id } }) =>
    operations.length === 0 || operations.includes(id) ? failure('unavailable', detail) : undefined,
});

/** Fails a share of the requests, in one of three ways. The same request at the same instant always fails alike. */
export const failing = (share: number): Effect => ({
  fail({ key }) {
    if (keyedRandom(`fails ${key}`) >= share) return undefined;
    const index = Math.floor(keyedRandom(`how ${key}`) * FAILURE_CODES.length);
    return failure(FAILURE_CODES[index] as FailureCode);
  },
});
