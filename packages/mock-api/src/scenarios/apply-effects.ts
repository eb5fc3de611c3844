import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionFault, Effect, ScenarioRequest } from './effect.ts';

export async function applyDelaysAndFailures(
  effects: readonly Effect[],
  request: ScenarioRequest,
): Promise<void> {
  for (const { delay, fail } of effects) {
    if (delay) await sleep(delay(request));
    const error = fail?.(request);
    if (error) throw error;
  }
}

export const transformResponse = (
  effects: readonly Effect[],
  data: unknown,
  request: ScenarioRequest,
): unknown =>
  effects.reduce((value, { transform }) => (transform ? transform(value, request) : value), data);

export function findConnectionFault(
  effects: readonly Effect[],
  request: ScenarioRequest,
): ConnectionFault | undefined {
  for (const { connectionFault } of effects) {
    const fault = connectionFault?.(request);
    if (fault) return fault;
  }
  return undefined;
}

/** What an effect responds in the place of the handler; the last one takes precedence. */
export const findResponse = (effects: readonly Effect[], request: ScenarioRequest) =>
  effects.reduceRight<{ readonly data: unknown } | undefined>(
    (found, { respond }) => found ?? respond?.(request),
    undefined,
  );
