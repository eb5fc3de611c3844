import type { FieldError, UpstreamOperationId } from '@touchline/types';
import type { ApiErrorCode } from '../api-error.ts';
import type { EncodedResponse } from '../http/encode-response.ts';
import type { Language, WorldOptions } from '../world/world-view.ts';

/** A public call in a world of its own: everything that its answer depends on. */
export interface WorldJob {
  readonly operation: UpstreamOperationId;
  /** Of the operation's handler. */
  readonly input: unknown;
  readonly world: 'standard' | 'storm';
  /** In seconds. */
  readonly instant: number;
  readonly language: Language;
}

/** `options` are sent with the first job, and again when the world has been replaced. */
export interface WorldRequest {
  readonly options?: WorldOptions | undefined;
  readonly job: WorldJob;
}

export type WorldReply =
  | { readonly response: EncodedResponse }
  | {
      readonly problem: {
        readonly code: ApiErrorCode;
        readonly detail: string;
        readonly errors: readonly FieldError[] | undefined;
      };
    }
  | { readonly error: { readonly message: string; readonly stack?: string | undefined } };
