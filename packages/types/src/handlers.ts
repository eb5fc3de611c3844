import type { OperationRequestBodyContent } from 'openapi-typescript-helpers';
import type { operations } from './api.generated.ts';
import type { GatewayOperationId, ParameterDefaults } from './contract.generated.ts';
import type { OperationId } from './contract.ts';
import type { DataOf } from './response-data.ts';

export type UpstreamOperationId = Exclude<OperationId, GatewayOperationId>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Present<Place> = [NonNullable<Place>] extends [never] ? unknown : NonNullable<Place>;
type Flatten<T> = { [K in keyof T]: T[K] };

/** The parameters that a handler receives, by name: validated, converted to their types, with defaults. */
export type HandlerParams<Id extends OperationId> = Flatten<
  Present<Parameters<Id>['path']> &
    Present<Parameters<Id>['query']> &
    (Id extends keyof ParameterDefaults ? ParameterDefaults[Id] : unknown)
>;

export interface HandlerInput<Id extends OperationId> {
  readonly params: HandlerParams<Id>;
  readonly body: OperationRequestBodyContent<operations[Id]>;
}

export type Handler<Id extends OperationId, Context> = (
  input: HandlerInput<Id>,
  context: Context,
) => DataOf<operations[Id]> | Promise<DataOf<operations[Id]>>;

/** One function per operation of an upstream; a missing one does not compile. */
export type Handlers<Context> = { [Id in UpstreamOperationId]: Handler<Id, Context> };
