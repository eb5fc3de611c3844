import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { type AnswerTo, type Call, callKey } from '../../api/call.ts';
import { useSession } from '../session.tsx';
import { joinPages } from './join-pages.ts';
import { type Held, useFresh } from './use-resource.ts';

/** A list that comes in pages: those that are shown, as one. */
export function usePages<C extends Call>(calls: readonly C[], maxAge?: number): Held<AnswerTo<C>> {
  const { resources } = useSession();
  const retry = useFresh(calls, maxAge);
  const key = calls.map(callKey).join();
  const pages = useMemo(
    () => atom((get) => joinPages(calls.map((call) => get(resources.cell(call)) as never))),
    [resources, key],
  );
  return { ...useAtomValue(pages), retry } as never;
}
