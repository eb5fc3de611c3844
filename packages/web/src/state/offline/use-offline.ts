import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { coarseNowAtom, nowAtom } from '../clock/clock.ts';
import type { Snapshot } from '../data/resources.ts';
import { useSession } from '../session.tsx';
import { cachedAt } from './cached-page.ts';
import { useOnline } from './use-online.ts';

interface Known {
  /** When the youngest of the answers was fetched, on the site's clock; 0 where there is none. */
  readonly asOf: number;
  /** Whether one has come since then by which the network is there. */
  readonly heardSince: (at: number) => boolean;
}

function knownOf(snapshot: Snapshot): Known {
  const good = snapshot
    .map(([, resource]) => resource)
    .filter(({ result }) => result?.kind === 'ok');
  return {
    asOf: good.reduce((youngest, { fetchedAt }) => Math.max(youngest, fetchedAt), 0),
    heardSince: (at) => good.some(({ fetchedAt, failedAt }) => failedAt === 0 && fetchedAt > at),
  };
}

/** Whether there is no network: the browser says so, or the page is one that was kept and nothing newer has come. */
export function useOffline(): { offline: boolean; asOf: number } {
  const store = useStore();
  const { resources } = useSession();
  const online = useOnline();
  const [drawnAt, setDrawnAt] = useState<number>();
  useAtomValue(coarseNowAtom);

  useEffect(() => {
    if (cachedAt() !== undefined) setDrawnAt(store.get(nowAtom));
  }, [store]);

  if (online && drawnAt === undefined) return { offline: false, asOf: 0 };
  const { asOf, heardSince } = knownOf(resources.snapshot());
  return { offline: !online || !heardSince(drawnAt ?? 0), asOf };
}
