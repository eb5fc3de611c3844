import type { TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import type { Samples } from './samples.ts';

interface Shown {
  readonly content: ReactNode;
  /** What to look at, where the name does not say it. */
  readonly note?: string;
  /** Has a width of its own, and takes the whole line. */
  readonly isWide?: boolean;
  /** Takes the focus, and is shown at its own address only. */
  readonly isAlone?: boolean;
}

export interface Specimen extends Shown {
  /** The second half of its address, as in `#row/live`. */
  readonly name: string;
}

export interface Group {
  /** The first half of the address of its specimens. */
  readonly name: string;
  readonly title: string;
  /** `frames`: each in a wide and in a narrow column. `cells`: many beside each other. */
  readonly layout: 'frames' | 'cells';
  readonly specimens: readonly Specimen[];
}

/** A group as its file has it, with the specimens by name. */
export interface GroupSource extends Omit<Group, 'specimens'> {
  readonly specimens: Readonly<Record<string, ReactElement | Shown>>;
}

export interface GroupContext {
  readonly samples: Samples;
  readonly t: TFunction;
}
