const KEY = 'touchline.console';

/** What survives the next document of this tab. */
export interface Memory {
  readonly isOpen: boolean;
  readonly tab: string;
  /** The control that had the focus when the console itself left the page, by its `focusKeyOf`. */
  readonly focus?: string | undefined;
  /** How far that page was scrolled. */
  readonly scroll?: { readonly path: string; readonly top: number } | undefined;
}

/** What names a control in every document: `data-key`, or in a form its name. */
export const focusKeyOf = (control: Element): string | undefined =>
  control.getAttribute('data-key') ?? control.getAttribute('name') ?? undefined;

export function readMemory(): Memory {
  const closed = { isOpen: false, tab: 'time' };
  try {
    return { ...closed, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    // Edited, or storage is blocked.
    return closed;
  }
}

export function remember(change: Partial<Memory>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readMemory(), ...change }));
  } catch {
    // Storage is blocked: the next page begins with the console closed.
  }
}
