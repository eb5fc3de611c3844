import { hash } from 'node:crypto';
import type { DataOf, HandlerParams, operations, UpstreamOperationId } from '@touchline/types';

/** The contract's failures of an operation. */
export type FailureStatus<Id extends UpstreamOperationId> = Exclude<
  keyof operations[Id]['responses'],
  200 | 304
>;

/** The 200 body as it is on the wire: JSON with its `data` envelope, or the text of a page or an image. */
type WireBody<Id extends UpstreamOperationId> = Id extends 'getStaticPage' | 'getImage'
  ? string
  : { readonly data: DataOf<operations[Id]> };

/** Changes to the answers of one operation. Pointers (RFC 6901) start at the body as it is on the wire. */
interface OperationOverride<Id extends UpstreamOperationId = UpstreamOperationId> {
  /** Only calls with these parameters. */
  readonly when?: { readonly [Name in keyof HandlerParams<Id>]?: string | number };
  readonly delayMs?: number;
  /** One of the contract's failures of this operation, no response, or a reset connection. */
  readonly fail?: FailureStatus<Id> | 'hang' | 'reset';
  /** Empties every list of the body. */
  readonly empty?: true;
  /** Replaces the body. */
  readonly body?: WireBody<Id>;
  /** New values by their pointers; the segment `*` stands for every item or member. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
}

/** For each operation its override, or several, of which the first applies whose `when` matches. */
export type Overrides = {
  readonly [Id in UpstreamOperationId]?: OperationOverride<Id> | readonly OperationOverride<Id>[];
};

export interface AnyOverride {
  readonly when?: Readonly<Record<string, string | number>>;
  readonly delayMs?: number;
  readonly fail?: number | 'hang' | 'reset';
  readonly empty?: true;
  readonly body?: unknown;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
}

/** Overrides that have been checked against the contract. */
export interface CheckedOverrides {
  /** Equal for equal overrides. */
  readonly key: string;
  readonly byOperation: ReadonlyMap<string, readonly AnyOverride[]>;
}

export const NO_OVERRIDES: CheckedOverrides = { key: '', byOperation: new Map() };

export function checkedOverrides(
  entries: readonly (readonly [string, readonly AnyOverride[]])[],
): CheckedOverrides {
  if (entries.length === 0) return NO_OVERRIDES;
  const byOperation = new Map(entries);
  return { key: hash('sha1', JSON.stringify([...byOperation]), 'base64url'), byOperation };
}

/** For one operation the last set of overrides wins. */
export function mergeOverrides(all: readonly CheckedOverrides[]): CheckedOverrides {
  const some = all.filter(({ byOperation }) => byOperation.size > 0);
  if (some.length <= 1) return some[0] ?? NO_OVERRIDES;
  return checkedOverrides(some.flatMap(({ byOperation }) => [...byOperation]));
}
