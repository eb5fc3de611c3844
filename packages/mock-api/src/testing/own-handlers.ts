import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import type { DataOf, HandlerInput, operations, UpstreamOperationId } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { bodyCheck } from '@touchline/types/validation';
import type { Language } from '../world/world-view.ts';
import type { Effect, EffectCall, HandlerCall } from '../worlds/effect.ts';
import { simulatedFailure } from '../worlds/effects/failures.ts';
import type { FailureStatus } from '../worlds/overrides/overrides.ts';

/** The world behind a call. */
export interface CallWorld<Id extends UpstreamOperationId> {
  readonly at: Date;
  readonly language: Language;
  /** What the world answers by itself. */
  data(): Promise<DataOf<operations[Id]>>;
  /** Ends the call with one of the contract's failures. */
  fail(status: FailureStatus<Id>): never;
}

export type OwnHandler<Id extends UpstreamOperationId> = (
  call: HandlerInput<Id>,
  world: CallWorld<Id>,
) => DataOf<operations[Id]> | Promise<DataOf<operations[Id]>>;

/** Functions that answer in the place of the world; what they return is checked against the contract. */
export type OwnHandlers = { readonly [Id in UpstreamOperationId]?: OwnHandler<Id> };

const upstream = contract.operations.filter(({ servedBy }) => servedBy === 'upstream');
const operationIds = new Set(upstream.map(({ id }) => id as string));
const findErrors = bodyCheck(contract);

/** Throws an error that lists the operations if a name is unknown. */
export function refuseUnknownOperations(
  where: string,
  names: readonly string[],
  known: ReadonlySet<string> = operationIds,
): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`${where}: '${unknown}' is not one of ${[...known].join(', ')}.`);
}

export function checkHandlers(handlers: OwnHandlers): OwnHandlers {
  refuseUnknownOperations('handlers', Object.keys(handlers));
  for (const [name, handler] of Object.entries(handlers)) {
    if (typeof handler !== 'function')
      throw new Error(`handlers: ${name} must be a function (call, world) => data.`);
  }
  return handlers;
}

const invalid = (id: string, reason: string) =>
  new HttpProblem(502, `The test's handler of ${id} ${reason}.`);

async function callHandler(
  handler: OwnHandler<UpstreamOperationId>,
  { operation: { id }, instant }: EffectCall,
  { params, body, language, data }: HandlerCall,
): Promise<unknown> {
  const world: CallWorld<UpstreamOperationId> = {
    at: new Date(instant * 1000),
    language,
    data: data as () => Promise<never>,
    fail: (status) => {
      throw simulatedFailure(Number(status));
    },
  };
  try {
    return await handler({ params, body } as never, world);
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw invalid(id, `threw: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The handlers in force when a request comes; one that throws or breaks the contract is a 502 that says so. */
export function ownHandlersEffect(handlers: OwnHandlers): Effect {
  return {
    isImpure: true,
    async respond(call, handled) {
      const { id, responses } = call.operation;
      const handler = handlers[id as UpstreamOperationId];
      if (!handler) return undefined;
      const data = await callHandler(handler as OwnHandler<UpstreamOperationId>, call, handled);
      const schema = responses[200]?.schema;
      const errors = schema ? findErrors(schema, { data }) : [];
      if (errors.length === 0) return { data };
      const messages = errors.map(({ pointer, message }) => `${pointer} ${message}`);
      throw invalid(id, `breaks the contract: ${messages.join('; ')}`);
    },
  };
}
