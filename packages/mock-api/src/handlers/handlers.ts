import type { Handlers, UpstreamOperationId } from '@touchline/types';
import type { Context } from './context.ts';

/** The handlers of some operations; all of them together are in all-handlers.ts. */
export type HandlersOf<Id extends UpstreamOperationId> = Pick<Handlers<Context>, Id>;
