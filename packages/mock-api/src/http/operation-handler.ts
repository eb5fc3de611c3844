import type { Handler, UpstreamOperationId } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../handlers/context.ts';
import { allHandlers } from '../handlers/index.ts';
import {
  applyDelaysAndFailures,
  findConnectionFault,
  findResponse,
  transformResponse,
} from '../scenarios/apply-effects.ts';
import type { ScenarioRequest } from '../scenarios/effect.ts';
import { worldLanguage } from '../world/localized.ts';
import type { World } from '../world/world-view.ts';
import type { AppParts } from './app-parts.ts';
import { authenticate } from './authenticate.ts';
import { connectionFaults } from './connection-faults.ts';
import { type EncodedResponse, encodeResponse } from './encode-response.ts';
import { replayHeader } from './replay-header.ts';
import { type RequestWorld, worldResolver } from './resolve-world.ts';
import { ResponseCache } from './response-cache.ts';
import { responseSender } from './send-response.ts';
import { requestValidator } from './validate-request.ts';

// Pages of the storm world request their images without the scenario header.
const imagesOf =
  ({ devTools, stormWorld }: AppParts, world: World): RequestContext['image'] =>
  (key) =>
    world.image(key) ?? (devTools ? stormWorld().image(key) : undefined);

const sentParams = ({ params, query }: FastifyRequest): ScenarioRequest['params'] => ({
  ...Object.fromEntries(query as URLSearchParams),
  ...(params as Record<string, string>),
});

/** The steps from request to response, the same for every operation. */
export function operationHandlerFactory(app: FastifyInstance, parts: AppParts) {
  const applyConnectionFault = connectionFaults(app);
  const resolveWorld = worldResolver(parts);
  const cache = new ResponseCache();

  return (operation: Operation) => {
    const validate = requestValidator(operation);
    const send = responseSender(operation, parts);
    const addReplayHeader = replayHeader(operation, parts);
    // TypeScript cannot relate the id of an operation to the type of its handler.
    const handle = allHandlers[operation.id as UpstreamOperationId] as Handler<
      never,
      RequestContext
    >;

    async function respond(
      request: FastifyRequest,
      requestWorld: RequestWorld,
      scenarioRequest: ScenarioRequest,
    ): Promise<{ response: EncodedResponse; language: string }> {
      const { world, instant, effects, key } = requestWorld;
      const accounts = effects.reduce(
        (wrapped, effect) => effect.wrapAccounts?.(wrapped) ?? wrapped,
        parts.accounts,
      );
      const caller = await authenticate(operation, request.headers.authorization, accounts);
      const input = validate(request);
      const language = worldLanguage(preferredLanguage(request.headers['accept-language']));

      const cacheKey = `${world.version ?? 0} ${key} ${language} ${operation.id} ${JSON.stringify(input.params)}`;
      const cached = operation.cache && cache.get(cacheKey);
      if (cached) return { response: cached, language };

      const replaced = findResponse(effects, scenarioRequest);
      const data = replaced
        ? replaced.data
        : await handle(input as never, {
            view: world.at(instant, language),
            viewIn: (other) => world.at(instant, other),
            image: imagesOf(parts, world),
            now: instant,
            language,
            accounts,
            chatLog: parts.chatLog,
            caller,
          });
      const transformed = transformResponse(effects, data, { ...scenarioRequest, key: cacheKey });
      const response = encodeResponse(operation, transformed);
      if (operation.cache) cache.set(cacheKey, response);
      return { response, language };
    }

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const requestWorld = await resolveWorld(request);
      addReplayHeader(request, reply, requestWorld);
      const { effects, instant, key } = requestWorld;
      const scenarioRequest: ScenarioRequest = {
        ...{ operation, instant, key: `${key} ${request.url}` },
        params: effects.length > 0 ? sentParams(request) : {},
      };
      const fault = findConnectionFault(effects, scenarioRequest);
      if (fault) return applyConnectionFault(reply, fault);
      await applyDelaysAndFailures(effects, scenarioRequest);
      const { response, language } = await respond(request, requestWorld, scenarioRequest);
      return send(request, reply, response, { requestWorld, language });
    };
  };
}
