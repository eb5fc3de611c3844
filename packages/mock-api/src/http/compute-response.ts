import type { Handler, UpstreamOperationId } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import type { Accounts, Caller } from '../accounts/account-service.ts';
import type { RequestContext } from '../handlers/context.ts';
import { allHandlers } from '../handlers/index.ts';
import { findResponse, transformResponse } from '../scenarios/apply-effects.ts';
import type { ScenarioRequest } from '../scenarios/effect.ts';
import type { Language, World } from '../world/world-view.ts';
import type { WorldThread } from '../world-thread/world-thread.ts';
import type { AppParts } from './app-parts.ts';
import { decodeResponse, type EncodedResponse, encodeResponse } from './encode-response.ts';
import type { RequestWorld } from './resolve-world.ts';

export interface ComputedCall {
  /** The validated input of the handler. */
  readonly input: { readonly params: object };
  readonly requestWorld: RequestWorld;
  readonly scenarioRequest: ScenarioRequest;
  readonly language: Language;
  readonly accounts: Accounts;
  readonly caller: Caller | undefined;
  /** Aborts when the client has gone. */
  readonly signal: () => AbortSignal;
}

// Pages of the storm world request their images without the scenario header.
const imagesOf =
  ({ devTools, stormWorld }: AppParts, world: World): RequestContext['image'] =>
  (key) =>
    world.image(key) ?? (devTools ? stormWorld().image(key) : undefined);

/** From the input of an operation to its response: the handler, and what scenarios make of its data. */
export function responseComputer(operation: Operation, parts: AppParts) {
  const id = operation.id as UpstreamOperationId;
  // TypeScript cannot relate the id of an operation to the type of its handler.
  const handle = allHandlers[id] as Handler<never, RequestContext>;

  /** An image that the world lacks may be of the storm world. */
  const isOfThread = ({ requestWorld, input }: ComputedCall): boolean =>
    requestWorld.isPrivate ||
    (id === 'getImage' && requestWorld.world().image(input.params as never) === undefined);

  function computeInThread(thread: WorldThread, call: ComputedCall): Promise<EncodedResponse> {
    const { input, language, signal } = call;
    const { instant, isStorm } = call.requestWorld;
    const world = isStorm ? 'storm' : 'standard';
    return thread.run({ operation: id, input, world, instant, language }, signal());
  }

  async function computeHere(call: ComputedCall): Promise<unknown> {
    const { input, requestWorld, language, accounts, caller } = call;
    const { instant } = requestWorld;
    const world = requestWorld.world();
    return handle(input as never, {
      view: world.at(instant, language),
      viewIn: (other) => world.at(instant, other),
      image: imagesOf(parts, world),
      now: instant,
      chatLog: parts.chatLog,
      language,
      accounts,
      caller,
    });
  }

  return async (call: ComputedCall): Promise<EncodedResponse> => {
    const { requestWorld, scenarioRequest } = call;
    const { effects } = requestWorld;
    const encode = (data: unknown) =>
      encodeResponse(operation, transformResponse(effects, data, scenarioRequest));
    const replaced = findResponse(effects, scenarioRequest);
    if (replaced) return encode(replaced.data);
    const thread = operation.cache && parts.worldThread;
    if (!thread || !isOfThread(call)) return encode(await computeHere(call));
    const response = await computeInThread(thread, call);
    const isChanged = effects.some(({ transform }) => transform);
    return isChanged ? encode(decodeResponse(operation, response)) : response;
  };
}
