import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@touchline/types/contract';
import type { RecordedCall, RecordedRequest } from '../http/recorded-calls.ts';

interface WithCalls {
  calls(operation?: OperationId): readonly RecordedCall[];
}

interface WithRefusals {
  refusedCalls(): readonly RecordedRequest[];
}

/** How often and with what an operation was called; without `times`, at least once. */
export interface ExpectedCall {
  readonly times?: number;
  /** Calls that have these parameters among theirs, and this body. */
  readonly with?: {
    readonly params?: Readonly<Record<string, string | number>>;
    readonly body?: unknown;
  };
}

const fits = ({ params, body }: RecordedCall, expected: ExpectedCall['with'] = {}): boolean =>
  Object.entries(expected.params ?? {}).every(([name, value]) => params[name] === String(value)) &&
  (!('body' in expected) || isDeepStrictEqual(body, expected.body));

const lineOf = ({ method, url, body, status }: RecordedCall) =>
  `  ${method} ${url}${body === undefined ? '' : ` ${JSON.stringify(body)}`} → ${status ?? 'no response'}`;

/** For `expect.extend` of Vitest and of Playwright. */
export const worldMatchers = {
  toHaveCalled(world: WithCalls, operation: OperationId, expected: ExpectedCall = {}) {
    const calls = world.calls(operation);
    const count = calls.filter((call) => fits(call, expected.with)).length;
    const pass = expected.times === undefined ? count > 0 : count === expected.times;
    const wanted = expected.with ? ` with ${JSON.stringify(expected.with)}` : '';
    const times = expected.times === undefined ? 'at least once' : `${expected.times} times`;
    const made = calls.length > 0 ? `\n${calls.map(lineOf).join('\n')}` : ' none';
    return {
      pass,
      message: () =>
        `${operation} was called ${count} times${wanted}, expected ${pass ? 'not ' : ''}${times}. Calls:${made}`,
    };
  },

  /** Every request was of an operation, with parameters and a body that the contract allows. */
  toHaveOnlyValidCalls(world: WithRefusals) {
    const refused = world.refusedCalls();
    const lines = refused.map(
      ({ method, url, status, refused: reason }) => `  ${method} ${url} → ${status}: ${reason}`,
    );
    return {
      pass: refused.length === 0,
      message: () =>
        refused.length === 0
          ? 'Every call is valid, expected some that are not.'
          : `${refused.length} calls break the contract:\n${lines.join('\n')}`,
    };
  },
};
