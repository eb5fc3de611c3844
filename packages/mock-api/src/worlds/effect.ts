import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '@touchline/types/contract';
import type { Accounts } from '../accounts/account-service.ts';
import type { ApiError } from '../api-error.ts';
import type { WorldSize } from '../world/world-view.ts';

/** The part of a request that effects depend on. */
export interface Call {
  readonly operation: Operation;
  /** Seeds an effect's randomness: equal keys get equal results. */
  readonly key: string;
  /** The instant of the request's world, in seconds. */
  readonly instant: number;
  /** Path and query parameters as they were sent. */
  readonly params: Readonly<Record<string, string>>;
}

/** `hang` never responds, `reset` resets the TCP connection. */
export type ConnectionFault = 'hang' | 'reset';

/** One change to the handling of a request; a scenario is a list of effects. */
export interface Effect {
  /** In milliseconds. */
  readonly delay?: (call: Call) => number;
  readonly fail?: (call: Call) => ApiError | undefined;
  readonly connectionFault?: (call: Call) => ConnectionFault | undefined;
  /** Replaces the handler's data. */
  readonly respond?: (call: Call) => { readonly data: unknown } | undefined;
  readonly transform?: (data: unknown, call: Call) => unknown;
  /** Replaces the server's world by one of this size. */
  readonly size?: WorldSize;
  readonly wrapAccounts?: (accounts: Accounts) => Accounts;
}

type Effects = readonly Effect[];

export async function applyDelaysAndFailures(effects: Effects, call: Call): Promise<void> {
  for (const { delay, fail } of effects) {
    if (delay) await sleep(delay(call));
    const error = fail?.(call);
    if (error) throw error;
  }
}

export const transformResponse = (effects: Effects, data: unknown, call: Call): unknown =>
  effects.reduce((value, { transform }) => (transform ? transform(value, call) : value), data);

export function findConnectionFault(effects: Effects, call: Call): ConnectionFault | undefined {
  for (const { connectionFault } of effects) {
    const fault = connectionFault?.(call);
    if (fault) return fault;
  }
  return undefined;
}

/** What an effect responds in the place of the handler; the last one takes precedence. */
export const findResponse = (effects: Effects, call: Call) =>
  effects.reduceRight<{ readonly data: unknown } | undefined>(
    (found, { respond }) => found ?? respond?.(call),
    undefined,
  );

export const wrapAccounts = (effects: Effects, accounts: Accounts): Accounts =>
  effects.reduce((wrapped, effect) => effect.wrapAccounts?.(wrapped) ?? wrapped, accounts);
