import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import { startTransition } from 'react';
import { callKey, type DataFor, type PageCall } from '../../api/call.ts';
import { isLacking, type SendCall } from '../../api/send-call.ts';
import { nowAtom } from '../clock/clock.ts';
import { emptyResource, isFresh, lackingResource, type Resource, withResult } from './resource.ts';

type ResourceAtom<T> = PrimitiveAtom<Resource<T>>;
export type Snapshot = readonly (readonly [call: PageCall, resource: Resource<unknown>])[];

export interface Resources {
  atomOf<C extends PageCall>(call: C): ResourceAtom<DataFor<C>>;
  read<C extends PageCall>(call: C): Resource<DataFor<C>>;
  /** Sends the call unless its result is younger than `maxAgeMs`. Equal calls are single-flight. */
  load(call: PageCall, maxAgeMs?: number): Promise<void>;
  /** Sends the calls of these resources again, whatever their age. */
  renew(isOutdated: (resource: Resource<unknown>) => boolean): Promise<void>;
  /** The network is back: calls that failed before, or fail within the next seconds, may be retried at once. */
  retryFailures(): void;
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

const MAX_RESOURCES = 120;
/** Browsers report a network a little before requests succeed. */
const NETWORK_SETTLING_MS = 10_000;

/** Created for one render on the server, or one visit in the browser, and never shared. */
export function createResources(
  store: ReturnType<typeof createStore>,
  sendCall: SendCall,
  lacking: ReadonlySet<string> = new Set(),
): Resources {
  const entries = new BoundedMap<
    string,
    { readonly call: PageCall; readonly own: ResourceAtom<unknown> }
  >(MAX_RESOURCES);
  const flights = new Map<string, Promise<void>>();
  let retriableBefore = 0;

  const atomOf = (call: PageCall): ResourceAtom<unknown> =>
    entries.getOrCreate(callKey(call), () => ({
      call,
      own: atom<Resource<unknown>>(isLacking(call, lacking) ? lackingResource : emptyResource),
    })).own;

  async function request(call: PageCall): Promise<void> {
    const resourceAtom = atomOf(call);
    // Low priority: hundreds of rows may depend on the result.
    startTransition(() => store.set(resourceAtom, (before) => ({ ...before, pending: true })));
    const result = await sendCall(call);
    startTransition(() =>
      store.set(resourceAtom, (before) => withResult(before, result, store.get(nowAtom))),
    );
    flights.delete(callKey(call));
  }

  const snapshot = (): Snapshot =>
    [...entries.values()]
      .map(({ call, own }) => [call, store.get(own)] as const)
      .filter(([, resource]) => resource.result !== undefined && resource !== lackingResource);

  return {
    atomOf: (call) => atomOf(call) as never,
    read: (call) => store.get(atomOf(call)) as never,
    load(call, maxAgeMs = 0) {
      if (isLacking(call, lacking)) return Promise.resolve();
      const key = callKey(call);
      const now = store.get(nowAtom);
      if (isFresh(store.get(atomOf(call)), now, maxAgeMs, retriableBefore))
        return Promise.resolve();
      const flight = flights.get(key) ?? request(call);
      flights.set(key, flight);
      return flight;
    },
    async renew(isOutdated) {
      const outdated = snapshot().filter(([, resource]) => isOutdated(resource));
      await Promise.all(outdated.map(([call]) => request(call)));
    },
    retryFailures: () => {
      retriableBefore = store.get(nowAtom) + NETWORK_SETTLING_MS;
    },
    snapshot,
    restore: (snapshot) => {
      for (const [call, resource] of snapshot) store.set(atomOf(call), resource);
    },
  };
}
