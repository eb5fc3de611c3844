import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { type Call, callKey, type DataFor } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import type { Resource } from './resource.ts';

const REFRESH_CHECK_MS = 5_000;

export interface LoadedResource<T> extends Resource<T> {
  retry: () => void;
}

/** Requests missing results, and those older than `maxAge` seconds while the page is visible. Returns a function that requests all at once. */
export function useRefresh(calls: readonly Call[], maxAge = 60): () => void {
  const { resources } = useSession();
  const key = calls.map(callKey).join();
  const load = useCallback(
    (age = 0) => {
      for (const call of calls) void resources.load(call, age);
    },
    [resources, key],
  );

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') load(maxAge * 1000);
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
  }, [resources, load, maxAge]);

  return useCallback(() => load(), [load]);
}

/** The resource of a call, kept fresh while the component is mounted. */
export function useResource<C extends Call>(call: C, maxAge?: number): LoadedResource<DataFor<C>> {
  const { resources } = useSession();
  const retry = useRefresh([call], maxAge);
  return { ...useAtomValue(resources.atomOf(call)), retry };
}
