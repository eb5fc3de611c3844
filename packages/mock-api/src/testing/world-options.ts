import type { WorldText } from '../worlds/world-text.ts';
import type { OwnHandlers } from './own-handlers.ts';

/** An instant, or a text by the grammar of `x-world-at`. A function is called for each request. */
export type Instant = string | number | Date | (() => number);

/** What a test sees of the world. */
export interface OwnWorld extends Omit<WorldText, 'at' | 'size' | 'seasons'> {
  /** The real time, if not given. */
  readonly at?: Instant;
}

export interface WorldOptions extends OwnWorld, Pick<WorldText, 'size' | 'seasons'> {
  readonly seed?: string | number;
  /** Whether requests may choose a world of their own by headers and cookies; default true. */
  readonly devTools?: boolean;
  /** The folder of the files of worlds; default `worlds` in the working directory. */
  readonly worldsDir?: string;
  /** The folder of further real seasons; default `seasons` in the working directory. */
  readonly seasonsDir?: string;
  /** Answers by function; `reset` returns to these. */
  readonly handlers?: OwnHandlers;
}
