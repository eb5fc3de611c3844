import type { Operation } from '@touchline/types/contract';
import type { Accounts } from '../accounts/accounts.ts';
import type { Fault } from '../api-error.ts';

/** One request, as an effect sees it. */
export interface Call {
  readonly operation: Operation;
  /** What is asked, and at which instant: the same key has the same luck. */
  readonly key: string;
  /** In seconds. */
  readonly instant: number;
}

/** One small thing that a scenario does to a request; scenarios are made of these. */
export interface Effect {
  /** In milliseconds. */
  readonly delay?: (call: Call) => number;
  readonly fail?: (call: Call) => Fault | undefined;
  /** The connection: held without an answer, or torn down. */
  readonly cut?: 'hang' | 'reset';
  readonly change?: (data: unknown, call: Call) => unknown;
  readonly world?: 'storm';
  /** From one instant to another, in milliseconds. */
  readonly instant?: (ms: number) => number;
  readonly accounts?: (accounts: Accounts) => Accounts;
}
