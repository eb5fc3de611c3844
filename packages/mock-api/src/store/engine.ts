import type { Dialect } from 'kysely';

/** What differs between the two databases; every query is the same. */
export interface Engine {
  readonly dialect: Dialect;
  /** Begins a transaction that no second process can be in at the same time. */
  readonly beginAlone: readonly string[];
}
