import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { coarseNowAtom, nowAtom } from '../clock/clock.ts';
import { cachedAt } from '../clock/page-cache-age.ts';
import { useSession } from '../session.tsx';
import type { Snapshot } from '../stores/resources.ts';
import { useOnline } from './use-online.ts';

interface LoadedData {
  /** When the newest result was fetched, on the site's clock; 0 without one. */
  readonly asOf: number;
  /** Whether a result has come over the network after `instant`. */
  readonly hasResultSince: (instant: number) => boolean;
}

function loadedData(snapshot: Snapshot): LoadedData {
  const loaded = snapshot
    .map(([, resource]) => resource)
    .filter(({ result }) => result?.kind === 'ok' && !result.isLocal);
  return {
    asOf: loaded.reduce((newest, { fetchedAt }) => Math.max(newest, fetchedAt), 0),
    hasResultSince: (instant) =>
      loaded.some(({ fetchedAt, failedAt }) => failedAt === 0 && fetchedAt > instant),
  };
}

/** Offline: the browser reports it, or the document came from the cache and no newer result has arrived. */
export function useOffline(): { offline: boolean; asOf: number } {
  const store = useStore();
  const { resources } = useSession();
  const isOnline = useOnline();
  const [renderedAt, setRenderedAt] = useState<number>();
  useAtomValue(coarseNowAtom);

  useEffect(() => {
    if (cachedAt() !== undefined) setRenderedAt(store.get(nowAtom));
  }, [store]);

  if (isOnline && renderedAt === undefined) return { offline: false, asOf: 0 };
  const { asOf, hasResultSince } = loadedData(resources.snapshot());
  return { offline: !isOnline || !hasResultSince(renderedAt ?? 0), asOf };
}
