import { preferredLanguage } from '@touchline/shared/http/accept-language';
import type { Operation } from '@touchline/types/contract';
import { applyDelaysAndFailures, findConnectionFault } from '../scenarios/apply-effects.ts';
import type { ConnectionFault, ScenarioRequest } from '../scenarios/effect.ts';
import { worldLanguage } from '../world/localized.ts';
import type { AppParts } from './app-parts.ts';
import { authenticate } from './authenticate.ts';
import type { ComputedCall } from './compute-response.ts';
import type { EncodedResponse } from './encode-response.ts';
import type { ApiReply, ApiRequest } from './exchange.ts';
import type { RequestWorld } from './resolve-world.ts';
import { ResponseCache } from './response-cache.ts';
import { responseSender } from './send-response.ts';
import { requestValidator } from './validate-request.ts';

const sentParams = ({ params, query }: ApiRequest): ScenarioRequest['params'] => ({
  ...Object.fromEntries(query as URLSearchParams),
  ...(params as Record<string, string>),
});

/** What differs between servers: one on a port, and one in a browser. */
export interface ServerSteps<Request extends ApiRequest, Reply extends ApiReply> {
  resolveWorld(request: Request): RequestWorld | Promise<RequestWorld>;
  /** From the validated input of an operation to its response. */
  computer(operation: Operation): (call: ComputedCall) => Promise<EncodedResponse>;
  /** Aborts when the client disconnects before its response is complete. */
  signalOf(reply: Reply): AbortSignal;
  applyConnectionFault(reply: Reply, fault: ConnectionFault): unknown;
  /** Adds the header by which the answer can be made again, if there is one. */
  replayHeader(operation: Operation): (request: Request, reply: Reply, world: RequestWorld) => void;
}

export type HandlerParts = Pick<AppParts, 'accounts' | 'devTools' | 'world'>;

/** The steps from request to response, the same for every operation. */
export function operationHandlerFactory<Request extends ApiRequest, Reply extends ApiReply>(
  parts: HandlerParts,
  steps: ServerSteps<Request, Reply>,
) {
  const cache = new ResponseCache();

  return (operation: Operation) => {
    const validate = requestValidator(operation);
    const send = responseSender(operation, parts);
    const addReplayHeader = steps.replayHeader(operation);
    const compute = steps.computer(operation);

    async function respond(
      request: Request,
      requestWorld: RequestWorld,
      scenarioRequest: ScenarioRequest,
      signal: () => AbortSignal,
    ): Promise<{ response: EncodedResponse; language: string }> {
      const { effects, key } = requestWorld;
      const accounts = effects.reduce(
        (wrapped, effect) => effect.wrapAccounts?.(wrapped) ?? wrapped,
        parts.accounts,
      );
      const caller = await authenticate(operation, request.headers.authorization, accounts);
      const input = validate(request);
      const language = worldLanguage(preferredLanguage(request.headers['accept-language']));

      const cacheKey = `${parts.world.version ?? 0} ${key} ${language} ${operation.id} ${JSON.stringify(input.params)}`;
      const cached = operation.cache && cache.get(cacheKey);
      if (cached) return { response: cached, language };

      const response = await compute({
        input,
        requestWorld,
        language,
        accounts,
        caller,
        signal,
        scenarioRequest: { ...scenarioRequest, key: cacheKey },
      });
      if (operation.cache) cache.set(cacheKey, response);
      return { response, language };
    }

    return async (request: Request, reply: Reply) => {
      const requestWorld = await steps.resolveWorld(request);
      addReplayHeader(request, reply, requestWorld);
      const { effects, instant, key } = requestWorld;
      const scenarioRequest: ScenarioRequest = {
        operation,
        instant,
        key: `${key} ${request.url}`,
        params: effects.length > 0 ? sentParams(request) : {},
      };
      const fault = findConnectionFault(effects, scenarioRequest);
      if (fault) return steps.applyConnectionFault(reply, fault);
      await applyDelaysAndFailures(effects, scenarioRequest);
      const { response, language } = await respond(request, requestWorld, scenarioRequest, () =>
        steps.signalOf(reply),
      );
      return send(request, reply, response, { requestWorld, language });
    };
  };
}
