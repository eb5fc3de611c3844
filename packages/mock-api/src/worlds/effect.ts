import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpProblem } from '@touchline/shared/server/http/http-problem';
import type { Operation } from '@touchline/types/contract';
import type { Accounts } from '../accounts/account-service.ts';
import type { Language, WorldSize } from '../world/world-view.ts';

/** The part of a request that effects depend on. */
export interface EffectCall {
  readonly operation: Operation;
  /** Seeds an effect's randomness: equal keys get equal results. */
  readonly key: string;
  /** The instant of the request's world, in seconds. */
  readonly instant: number;
  /** Path and query parameters as they were sent. */
  readonly params: Readonly<Record<string, string>>;
}

/** The input of an operation's handler, and its data. */
export interface HandlerCall {
  readonly params: object;
  readonly body: unknown;
  readonly language: Language;
  data(): Promise<unknown>;
}

type Replacement = { readonly data: unknown } | undefined;

/** `hang` never responds, `reset` resets the TCP connection. */
export type ConnectionFault = 'hang' | 'reset';

/** One change to the handling of a request; a scenario is a list of effects. */
export interface Effect {
  /** In milliseconds. */
  readonly delay?: (call: EffectCall) => number;
  readonly fail?: (call: EffectCall) => HttpProblem | undefined;
  readonly connectionFault?: (call: EffectCall) => ConnectionFault | undefined;
  /** Replaces the handler's data. */
  readonly respond?: (call: EffectCall, handled: HandlerCall) => Replacement | Promise<Replacement>;
  /** Equal calls may get different responses, so that none can be stored. */
  readonly isImpure?: true;
  readonly transform?: (data: unknown, call: EffectCall) => unknown;
  /** Replaces the server's world by one of this size. */
  readonly size?: WorldSize;
  /** Gives the world the real seasons. */
  readonly seasons?: 'real';
  readonly wrapAccounts?: (accounts: Accounts) => Accounts;
}

export const REAL_SEASONS: Effect = { seasons: 'real' };

type Effects = readonly Effect[];

export async function applyDelaysAndFailures(effects: Effects, call: EffectCall): Promise<void> {
  for (const { delay, fail } of effects) {
    if (delay) await sleep(delay(call));
    const error = fail?.(call);
    if (error) throw error;
  }
}

export const transformResponse = (effects: Effects, data: unknown, call: EffectCall): unknown =>
  effects.reduce((value, { transform }) => (transform ? transform(value, call) : value), data);

export function findConnectionFault(
  effects: Effects,
  call: EffectCall,
): ConnectionFault | undefined {
  for (const { connectionFault } of effects) {
    const fault = connectionFault?.(call);
    if (fault) return fault;
  }
  return undefined;
}

/** The data of the last effect that replaces the handler's, or the handler's own. */
export async function findData(
  effects: Effects,
  call: EffectCall,
  handled: HandlerCall,
): Promise<unknown> {
  for (const { respond } of effects.toReversed()) {
    const replaced = await respond?.(call, handled);
    if (replaced) return replaced.data;
  }
  return handled.data();
}

export const wrapAccounts = (effects: Effects, accounts: Accounts): Accounts =>
  effects.reduce((wrapped, effect) => effect.wrapAccounts?.(wrapped) ?? wrapped, accounts);
