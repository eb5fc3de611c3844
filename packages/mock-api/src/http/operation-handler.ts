import type { Handler, UpstreamOperationId } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../handlers/context.ts';
import { allHandlers } from '../handlers/index.ts';
import { changed, cutOf, undergo } from '../scenarios/apply-effects.ts';
import type { World } from '../world/world-view.ts';
import type { AppParts } from './app-parts.ts';
import { callerFor } from './authenticate.ts';
import { connectionCutter } from './connection-faults.ts';
import { type TextAnswer, textAnswer } from './encode-response.ts';
import { type RequestWorld, requestWorlds } from './resolve-world.ts';
import { AnswerCache } from './response-cache.ts';
import { answerSender } from './send-response.ts';
import { checkedInput } from './validate-request.ts';

// A page of the storm's world asks for its pictures without saying so.
const imagesOf =
  ({ devTools, stormWorld }: AppParts, world: World): Context['image'] =>
  (key) =>
    world.image(key) ?? (devTools ? stormWorld().image(key) : undefined);

/** From a request to its answer: the same steps for every operation. */
export function answering(app: FastifyInstance, parts: AppParts) {
  const cutConnection = connectionCutter(app);
  const worldOf = requestWorlds(parts);
  const cache = new AnswerCache();

  return (operation: Operation) => {
    const inputOf = checkedInput(operation);
    const send = answerSender(operation, parts);
    // The loop over the contract knows its operations by name only.
    const handle = allHandlers[operation.id as UpstreamOperationId] as Handler<never, Context>;

    async function make(
      request: FastifyRequest,
      requestWorld: RequestWorld,
    ): Promise<{ answer: TextAnswer; language: string }> {
      const { world, instant, effects, key } = requestWorld;
      const accounts = effects.reduce(
        (all, effect) => effect.accounts?.(all) ?? all,
        parts.accounts,
      );
      const caller = callerFor(operation, request.headers.authorization, accounts);
      const input = inputOf(request);
      const language = preferredLanguage(request.headers['accept-language']);

      const question = `${key} ${language} ${operation.id} ${JSON.stringify(input.params)}`;
      const known = operation.cache && cache.get(question);
      if (known) return { answer: known, language };

      const data = await handle(input as never, {
        view: world.at(instant, language),
        viewIn: (other) => world.at(instant, other),
        image: imagesOf(parts, world),
        now: instant,
        language,
        accounts,
        chatLog: parts.chatLog,
        caller,
      });
      const call = { operation, key: question, instant };
      const answer = textAnswer(operation, changed(effects, data, call));
      if (operation.cache) cache.set(question, answer);
      return { answer, language };
    }

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const requestWorld = worldOf(request);
      const { effects, instant, key } = requestWorld;
      const cut = cutOf(effects);
      if (cut) return cutConnection(reply, cut);
      await undergo(effects, { operation, key: `${key} ${request.url}`, instant });
      const { answer, language } = await make(request, requestWorld);
      return send(request, reply, answer, { requestWorld, language });
    };
  };
}
