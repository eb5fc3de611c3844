import type { Entrance } from './enter-url.ts';

/** A world to enter with one click, and the page that shows it. */
export interface Preset extends Entrance {
  readonly name: string;
  readonly description: string;
}
