import type { operations } from './api.generated.ts';

export type OperationId = keyof operations;

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** One text with several values, separated by commas. */
  readonly list?: boolean;
  /** `x-extra`: an upstream may refuse it. */
  readonly extra?: boolean;
  readonly schema: JsonSchema;
}

export interface Response {
  readonly contentType?: string;
  readonly schema?: JsonSchema;
  readonly headers: readonly string[];
}

/** `x-cache`, in seconds. `stale` and `onError` count from the end of `fresh`. */
export interface CachePolicy {
  readonly fresh: number;
  readonly stale: number;
  readonly onError: number;
}

export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: readonly 'address'[];
  /** Limit of failed attempts per value of a body field, such as wrong passwords per account, over all addresses. */
  readonly failures?: { readonly max: number; readonly by: string };
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tag: string;
  readonly servedBy: 'upstream' | 'gateway';
  /** `x-extra`: an upstream may lack it. */
  readonly extra?: boolean;
  /** `x-timeout`: instead of the limits for all calls. */
  readonly timeoutSeconds?: number;
  readonly security: 'none' | 'optional' | 'required';
  readonly parameters: readonly Parameter[];
  readonly body?: JsonSchema;
  /** The fields of the body that an upstream may refuse. */
  readonly extraFields?: readonly string[];
  readonly responses: { readonly [status: string]: Response };
  readonly cache?: CachePolicy;
  readonly rateLimit?: RateLimit;
}

export interface Contract {
  readonly operations: readonly Operation[];
  /** The document that all `$ref`s point into; a validator needs it first. */
  readonly schemas: { readonly $id: string; readonly components: { readonly schemas: JsonSchema } };
}
