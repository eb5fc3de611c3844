import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { callKey, type DataFor, type PageCall } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import type { Resource } from '../stores/resource.ts';

const REFRESH_CHECK_MS = 5_000;

export interface LoadedResource<T> extends Resource<T> {
  retry: () => void;
}

/** Requests missing results, and those older than `maxAgeSeconds` while the page is visible. Returns a function that requests all at once. */
export function useRefresh(calls: readonly PageCall[], maxAgeSeconds = 60): () => void {
  const { resources } = useSession();
  const key = calls.map(callKey).join();
  const load = useCallback(
    (maxAgeMs = 0) => {
      for (const call of calls) void resources.load(call, maxAgeMs);
    },
    [resources, key],
  );

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') load(maxAgeSeconds * 1000);
    };
    const onOnline = () => {
      resources.retryFailures();
      refresh();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_CHECK_MS);
    document.addEventListener('visibilitychange', refresh);
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('online', onOnline);
    };
  }, [resources, load, maxAgeSeconds]);

  return useCallback(() => load(), [load]);
}

/** The resource of a call, kept fresh while the component is mounted. */
export function useResource<C extends PageCall>(
  call: C,
  maxAgeSeconds?: number,
): LoadedResource<DataFor<C>> {
  const { resources } = useSession();
  const retry = useRefresh([call], maxAgeSeconds);
  return { ...useAtomValue(resources.atomOf(call)), retry };
}
