import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { type Call, callKey, type DataFor } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import type { Resource } from './resource.ts';

const lookEvery = 5_000;

export interface LoadedResource<T> extends Resource<T> {
  retry: () => void;
}

/** Asks where answers are missing, and again when they are older than `maxAge` seconds; hands back what asks at once. */
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
    const again = () => {
      resources.forgive();
      refresh();
    };
    refresh();
    const timer = setInterval(refresh, lookEvery);
    document.addEventListener('visibilitychange', refresh);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('online', again);
    };
  }, [resources, load, maxAge]);

  return useCallback(() => load(), [load]);
}

/** The answer to a call. */
export function useResource<C extends Call>(call: C, maxAge?: number): LoadedResource<DataFor<C>> {
  const { resources } = useSession();
  const retry = useRefresh([call], maxAge);
  return { ...useAtomValue(resources.cell(call)), retry };
}
