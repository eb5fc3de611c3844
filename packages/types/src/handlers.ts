import type { operations } from './api.generated.ts';
import type { GatewayOperationId } from './contract.generated.ts';
import type { OperationId } from './contract.ts';
import type { BodyOf, DataOf, HandlerParams } from './operation-types.ts';

export type UpstreamOperationId = Exclude<OperationId, GatewayOperationId>;

export interface HandlerInput<Id extends OperationId> {
  readonly params: HandlerParams<Id>;
  readonly body: BodyOf<operations[Id]>;
}

export type Handler<Id extends OperationId, Context> = (
  input: HandlerInput<Id>,
  context: Context,
) => DataOf<operations[Id]> | Promise<DataOf<operations[Id]>>;

/** One function per operation of an upstream; a missing one does not compile. */
export type Handlers<Context> = { [Id in UpstreamOperationId]: Handler<Id, Context> };
