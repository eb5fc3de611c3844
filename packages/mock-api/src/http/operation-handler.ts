import type { Operation } from '@touchline/types/contract';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyDelaysAndFailures, findConnectionFault } from '../scenarios/apply-effects.ts';
import type { ScenarioRequest } from '../scenarios/effect.ts';
import { worldLanguage } from '../world/localized.ts';
import type { AppParts } from './app-parts.ts';
import { authenticate } from './authenticate.ts';
import { responseComputer } from './compute-response.ts';
import { connectionFaults } from './connection-faults.ts';
import type { EncodedResponse } from './encode-response.ts';
import { replayHeader } from './replay-header.ts';
import { type RequestWorld, worldResolver } from './resolve-world.ts';
import { ResponseCache } from './response-cache.ts';
import { responseSender } from './send-response.ts';
import { requestValidator } from './validate-request.ts';

const sentParams = ({ params, query }: FastifyRequest): ScenarioRequest['params'] => ({
  ...Object.fromEntries(query as URLSearchParams),
  ...(params as Record<string, string>),
});

/** Aborts when the client disconnects before its response is complete. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The steps from request to response, the same for every operation. */
export function operationHandlerFactory(app: FastifyInstance, parts: AppParts) {
  const applyConnectionFault = connectionFaults(app);
  const resolveWorld = worldResolver(parts);
  const cache = new ResponseCache();

  return (operation: Operation) => {
    const validate = requestValidator(operation);
    const send = responseSender(operation, parts);
    const addReplayHeader = replayHeader(operation, parts);
    const compute = responseComputer(operation, parts);

    async function respond(
      request: FastifyRequest,
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
        ...{ input, requestWorld, language, accounts, caller, signal },
        scenarioRequest: { ...scenarioRequest, key: cacheKey },
      });
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
      const { response, language } = await respond(request, requestWorld, scenarioRequest, () =>
        signalOf(reply),
      );
      return send(request, reply, response, { requestWorld, language });
    };
  };
}
