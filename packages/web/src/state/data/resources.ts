import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import { startTransition } from 'react';
import { type Call, callKey, type DataFor } from '../../api/call.ts';
import type { SendCall } from '../../api/send-call.ts';
import { nowAtom } from '../clock/clock.ts';
import { emptyResource, isFresh, type Resource, settle } from './resource.ts';

type ResourceAtom<T> = PrimitiveAtom<Resource<T>>;
export type Snapshot = readonly (readonly [key: string, resource: Resource<unknown>])[];

export interface Resources {
  cell<C extends Call>(call: C): ResourceAtom<DataFor<C>>;
  read<C extends Call>(call: C): Resource<DataFor<C>>;
  /** Asks unless there is an answer younger than `maxAge` milliseconds. Calls of the same words share one flight. */
  load(call: Call, maxAge?: number): Promise<void>;
  /** The network is back: what failed without it, or in its first moments, may be asked for again at once. */
  forgive(): void;
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

const mostCells = 120;
/** Browsers say that there is a network a little before anybody answers. */
const firstMoments = 10_000;

/** Made for one render on the server, and for one visit in the browser: never shared between two. */
export function createResources(store: ReturnType<typeof createStore>, ask: SendCall): Resources {
  const cells = new Map<string, ResourceAtom<unknown>>();
  const flights = new Map<string, Promise<void>>();
  let forgivenAt = 0;

  function cellAt(key: string): ResourceAtom<unknown> {
    const cell: ResourceAtom<unknown> = cells.get(key) ?? atom<Resource<unknown>>(emptyResource);
    cells.delete(key);
    cells.set(key, cell);
    const oldest = cells.keys().next().value;
    if (cells.size > mostCells && oldest !== undefined) cells.delete(oldest);
    return cell;
  }

  async function fly(call: Call, key: string): Promise<void> {
    const cell = cellAt(key);
    // Hundreds of rows may hang on it: they are drawn in between other things, not at one go.
    startTransition(() => store.set(cell, (before) => ({ ...before, pending: true })));
    const result = await ask(call);
    startTransition(() => store.set(cell, (before) => settle(before, result, store.get(nowAtom))));
    flights.delete(key);
  }

  return {
    cell: (call) => cellAt(callKey(call)) as never,
    read: (call) => store.get(cellAt(callKey(call))) as never,
    load(call, maxAge = 0) {
      const key = callKey(call);
      const now = store.get(nowAtom);
      if (isFresh(store.get(cellAt(key)), now, maxAge, forgivenAt)) return Promise.resolve();
      const flight = flights.get(key) ?? fly(call, key);
      flights.set(key, flight);
      return flight;
    },
    forgive: () => {
      forgivenAt = store.get(nowAtom) + firstMoments;
    },
    snapshot: () =>
      [...cells]
        .map(([key, cell]) => [key, store.get(cell)] as const)
        .filter(([, { result }]) => result !== undefined),
    restore: (snapshot) => {
      for (const [key, resource] of snapshot) store.set(cellAt(key), resource);
    },
  };
}
