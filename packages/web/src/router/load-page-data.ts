import { callKey } from '../api/call.ts';
import type { Resources } from '../state/data/resources.ts';
import type { View } from '../state/preferences/preferences-atoms.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** Loads what a page asks for; and then, as some calls follow from the answers to others, what it asks for next. */
export async function loadPageData(
  { page, address, list }: ResolvedPage,
  view: View,
  resources: Resources,
  maxAge = 0,
): Promise<void> {
  // A list that is there already keeps itself fresh.
  const beside = list && loadPageData(list, view, resources, Number.POSITIVE_INFINITY);
  const asked = new Set<string>();
  for (;;) {
    const calls = page.calls?.(address, view, resources.read) ?? [];
    const next = calls.filter((call) => !asked.has(callKey(call)));
    if (next.length === 0) return beside;
    for (const call of next) asked.add(callKey(call));
    await Promise.all(next.map((call) => resources.load(call, maxAge)));
  }
}
