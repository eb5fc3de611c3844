import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Samples } from './samples.ts';

export interface Specimen {
  /** The second half of its address, as in `#row/live`. */
  readonly name: string;
  readonly content: ReactNode;
  /** What to look at, where the name does not say it. */
  readonly note?: string;
  /** Has a width of its own, and takes the whole line. */
  readonly isWide?: boolean;
  /** Takes the focus, and is shown at its own address only. */
  readonly isAlone?: boolean;
}

export interface Group {
  /** The first half of the address of its specimens. */
  readonly name: string;
  readonly title: string;
  /** `frames`: each in a wide and in a narrow column. `cells`: many beside each other. */
  readonly layout: 'frames' | 'cells';
  readonly specimens: readonly Specimen[];
}

export interface GroupContext {
  readonly samples: Samples;
  readonly t: TFunction;
}
