import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import type { OperationId } from '@touchline/types/contract';
import { unauthorized } from '../../errors.ts';
import type { Effect } from '../effect.ts';

const RETRY_AFTER = { headers: { 'retry-after': '5' } };

const FAILURES = {
  502: 'The response is invalid (simulated by a scenario).',
  503: 'The API is unavailable (simulated by a scenario); try again in 5 seconds.',
  504: 'The response took too long (simulated by a scenario).',
};
type FailureStatus = keyof typeof FAILURES;
const STATUSES: readonly FailureStatus[] = [502, 503, 504];

const failure = (status: FailureStatus, detail = FAILURES[status]) =>
  new HttpProblem(status, detail, status === 503 ? RETRY_AFTER : {});

const SIMULATED = 'Simulated by an override.';

/** The failure that an override names by its status. */
export const simulatedFailure = (status: number): HttpProblem =>
  status === 401
    ? unauthorized(SIMULATED, 'invalid_token')
    : new HttpProblem(status, SIMULATED, status === 503 || status === 429 ? RETRY_AFTER : {});

/** Fails the named operations, or all of them if none is named. */
export const unavailable = (detail?: string, ...operations: OperationId[]): Effect => ({
  fail: ({ operation: { id } }) =>
    operations.length === 0 || operations.includes(id) ? failure(503, detail) : undefined,
});

/** Fails a share of the requests, in one of three ways. The same request at the same instant always fails alike. */
export const failing = (share: number): Effect => ({
  fail({ key }) {
    if (keyedRandom(`fails ${key}`) >= share) return undefined;
    const index = Math.floor(keyedRandom(`how ${key}`) * STATUSES.length);
    return failure(STATUSES[index] as FailureStatus);
  },
});
