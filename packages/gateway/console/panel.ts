import type { World } from './world.ts';

/** What a tab needs of the drawer. */
export interface PanelContext {
  readonly world: World;
  /** Says it to screen readers, and shows it for a moment. */
  announce(text: string): void;
  /** Ends with the panel. */
  readonly signal: AbortSignal;
  /** Loads the same page in another world. */
  enter(url: string): void;
}

export type Panel = (context: PanelContext) => HTMLElement;
