import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Effect } from './effect.ts';

/** Waits and fails as the scenarios want it, before anything is answered. */
export async function undergo(effects: readonly Effect[], call: Call): Promise<void> {
  for (const { delay, fail } of effects) {
    if (delay) await sleep(delay(call));
    const fault = fail?.(call);
    if (fault) throw fault;
  }
}

export const changed = (effects: readonly Effect[], data: unknown, call: Call): unknown =>
  effects.reduce((value, { change }) => (change ? change(value, call) : value), data);

export function cutOf(effects: readonly Effect[]): Effect['cut'] {
  return effects.find(({ cut }) => cut)?.cut;
}
