import type { ConsoleState } from '../console-data.ts';
import { type Entrance, enterUrl } from '../enter-url.ts';
import { focusKeyOf, remember } from './memory.ts';

export interface World {
  readonly state: ConsoleState;
  /** Its instant at this moment, in milliseconds. */
  now(): number;
}

export const pagePath = () => location.pathname + location.search;

export async function readJson<Data>(path: string): Promise<Data> {
  const response = await fetch(`/worlds/console/${path}`);
  if (!response.ok) throw new Error(`/worlds/console/${path}: status ${response.status}`);
  return response.json() as Promise<Data>;
}

export async function readWorld(): Promise<World> {
  const state = await readJson<ConsoleState>('state');
  const readAt = performance.now();
  const start = state.now ?? Date.now();
  return { state, now: () => start + (performance.now() - readAt) * state.speed };
}

/** The address that brings any browser into this world with these changes, on this page. */
export function worldUrl({ state, now }: World, change: Omit<Entrance, 'to'> = {}): string {
  const isShared = state.worldAt === undefined;
  return enterUrl({
    ...(!isShared && { at: now(), speed: state.speed }),
    scenarios: state.scenarios,
    overrides: state.overrides,
    facts: state.facts,
    to: pagePath(),
    ...change,
  });
}

/** Opens the address; the next document opens with the console, the focus and the scroll position of this one. */
export function leaveFor(url: string, focused: Element | null): void {
  remember({
    focus: focused ? focusKeyOf(focused) : undefined,
    scroll: { path: pagePath(), top: scrollY },
  });
  location.assign(url);
}
