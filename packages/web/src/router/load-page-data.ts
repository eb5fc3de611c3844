import { callKey, type PageCall } from '../api/call.ts';
import type { CallContext } from '../state/preferences/preferences-atoms.ts';
import type { Resources } from '../state/stores/resources.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** The calls of a page, as far as they are known from the responses that have arrived. */
export const callsOf = (
  { module, address }: ResolvedPage,
  context: CallContext,
  read: Resources['read'],
): PageCall[] => Object.values(module.calls?.(address, context, read) ?? []).flat();

/** Loads a page's data, in rounds: some calls depend on the responses to others. */
export async function loadPageData(
  page: ResolvedPage,
  context: CallContext,
  resources: Resources,
  maxAgeMs = 0,
): Promise<void> {
  // A list that is already loaded refreshes itself.
  const { list } = page;
  const listLoaded = list && loadPageData(list, context, resources, Number.POSITIVE_INFINITY);
  const requested = new Set<string>();
  for (;;) {
    const next = callsOf(page, context, resources.read).filter(
      (call) => !requested.has(callKey(call)),
    );
    if (next.length === 0) return listLoaded;
    for (const call of next) requested.add(callKey(call));
    await Promise.all(next.map((call) => resources.load(call, maxAgeMs)));
  }
}
