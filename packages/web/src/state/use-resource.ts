import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { type AnswerTo, type Call, callKey } from '../api/call.ts';
import type { Resource } from './resource.ts';
import { useSession } from './session.tsx';

const lookEvery = 5_000;

export interface Held<T> extends Resource<T> {
  retry: () => void;
}

/** The answer to a call: asked for where it is missing, and again when it is older than `maxAge` seconds. */
export function useResource<C extends Call>(call: C, maxAge = 60): Held<AnswerTo<C>> {
  const { resources } = useSession();
  const key = callKey(call);
  const retry = useCallback(() => void resources.load(call), [resources, key]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void resources.load(call, maxAge * 1000);
    };
    refresh();
    const timer = setInterval(refresh, lookEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [resources, key, maxAge]);

  return { ...useAtomValue(resources.cell(call)), retry };
}
