import type { Operation } from '@touchline/types/contract';
import type { Accounts } from '../accounts/account-service.ts';
import type { ApiError } from '../api-error.ts';

/** The part of a request that effects depend on. */
export interface ScenarioRequest {
  readonly operation: Operation;
  /** Seeds an effect's randomness: equal keys get equal results. */
  readonly key: string;
  /** In seconds. */
  readonly instant: number;
  /** Of path and query, as they were sent. */
  readonly params: Readonly<Record<string, string>>;
}

/** `hang` never responds, `reset` resets the TCP connection. */
export type ConnectionFault = 'hang' | 'reset';

/** One change to the handling of a request; a scenario is a list of effects. */
export interface Effect {
  /** In milliseconds. */
  readonly delay?: (request: ScenarioRequest) => number;
  readonly fail?: (request: ScenarioRequest) => ApiError | undefined;
  readonly connectionFault?: (request: ScenarioRequest) => ConnectionFault | undefined;
  /** Replaces the handler's data. */
  readonly respond?: (request: ScenarioRequest) => { readonly data: unknown } | undefined;
  readonly transform?: (data: unknown, request: ScenarioRequest) => unknown;
  readonly world?: 'storm';
  /** Maps the world's instant to another one, both in milliseconds. */
  readonly shiftInstant?: (ms: number) => number;
  readonly wrapAccounts?: (accounts: Accounts) => Accounts;
}
