import type { OperationId } from '@touchline/types/contract';
import type { Path, Site } from './contract-document.ts';

export type DifferenceKind =
  | 'operation'
  | 'status'
  | 'content type'
  | 'header'
  | 'missing field'
  | 'extra field'
  | 'type'
  | 'enum value'
  | 'format'
  | 'body'
  | 'problem'
  | 'rule';

/** The change of the contract that removes a difference. */
export type Remedy =
  | { readonly do: 'make optional'; readonly schema: Path; readonly field: string }
  | { readonly do: 'add field'; readonly schema: Path; readonly field: string }
  | { readonly do: 'change schema'; readonly site: Site; readonly keyword: string }
  | { readonly do: 'allow name'; readonly schema: Path }
  | { readonly do: 'add status'; readonly operation: Path; readonly status: number }
  | {
      readonly do: 'rename type';
      readonly status: number;
      readonly from: string;
      readonly to: string;
      /** Whether the body is JSON, whatever its type says. */
      readonly isJson: boolean;
    }
  | { readonly do: 'remove header'; readonly status: number; readonly name: string }
  | { readonly do: 'add header'; readonly status: number; readonly name: string }
  | { readonly do: 'mark optional'; readonly operation: Path; readonly status: number };

/** A difference between the contract and a server, in any number of responses. */
export interface Difference {
  /** Identifies the same difference of another server. */
  readonly key: string;
  readonly kind: DifferenceKind;
  readonly place: string;
  readonly contract: string;
  /** The value that the server sent first. */
  readonly seen: string;
  /** The first request whose response differs. */
  readonly request: string;
  readonly operations: Set<OperationId>;
  /** JSON Pointers into the bodies, with `*` for every index. */
  readonly pointers: Set<string>;
  count: number;
  readonly remedy?: Remedy;
  /** Why no change of the contract removes the difference; undefined if the remedy does. */
  readonly obstacle?: string;
}

export type NewDifference = Omit<Difference, 'operations' | 'pointers' | 'count' | 'request'>;
