import type { World } from './world.ts';

/** What one tab hands to another: an operation, and a body to start from. */
export interface Hint {
  readonly operation: string;
  readonly body?: string | undefined;
}

/** What a tab needs of the drawer. */
export interface PanelContext {
  readonly world: World;
  /** Ends with the panel. */
  readonly signal: AbortSignal;
  readonly hint: Hint | undefined;
  /** Says it to screen readers, and shows it for a moment. */
  announce(text: string): void;
  /** Loads the same page in another world. */
  enter(url: string): void;
  openTab(id: string, hint: Hint): void;
}

export type Panel = (context: PanelContext) => HTMLElement;

/** Shows the reason in place of what could not be done. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

export async function copy(
  { announce }: Pick<PanelContext, 'announce'>,
  text: string,
  name: string,
) {
  try {
    await navigator.clipboard.writeText(text);
    announce(`Copied: ${name}.`);
  } catch {
    announce('The browser does not allow copying.');
  }
}
