import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import type { Entrance } from '../enter-url.ts';

/** A world to enter with one click, and the page that shows it. */
export interface Preset extends Entrance {
  readonly name: string;
  readonly description: string;
}

export interface WorldsView {
  readonly error: string | undefined;
  /** Why files of SEASONS_DIR are left out. */
  readonly seasonFaults: readonly string[];
  /** The world of a link that was followed from elsewhere, and the URL that enters it. */
  readonly confirm: { readonly world: WorldHeaders; readonly url: string } | undefined;
  /** The world that this browser's cookies choose, if any. */
  readonly current: WorldHeaders | undefined;
  /** The instant of that world, or of the shared one, in milliseconds, if the upstream sends it. */
  readonly now: number | undefined;
  /** The day whose hours are offered, as yyyyMMdd in UTC; without one it is that of the instant. */
  readonly day: string | undefined;
  /** The page that an hour opens. */
  readonly to: string;
  readonly instants: readonly Preset[];
  readonly scenarios: readonly Preset[];
}

export const SPEEDS: readonly (readonly [speed: number, text: string])[] = [
  [0, 'Stopped'],
  [1, '×1'],
  [10, '×10'],
  [60, '×60'],
];

/** What the cookies of a browser choose beside the instant of its world. */
export const choicesOf = (world: WorldHeaders | undefined) => ({
  scenarios: world?.['x-mock-scenario']?.split(',') ?? [],
  overrides: world?.['x-mock-overrides'],
  facts: world?.['x-mock-facts'],
});

/** The speed of an own world: without a factor it is stopped. */
export const speedOf = (worldAt: string | undefined) =>
  worldAt === undefined ? 1 : Number(/factor=([\d.]+)/.exec(worldAt)?.[1] ?? 0);
