import { parentPort } from 'node:worker_threads';
import type { Handler } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { ApiError } from '../api-error.ts';
import type { RequestContext } from '../handlers/context.ts';
import { allHandlers } from '../handlers/index.ts';
import { encodeResponse } from '../http/encode-response.ts';
import { lazy } from '../world/lazy.ts';
import { createWorld } from '../world/world.ts';
import type { ImageKey, World, WorldOptions } from '../world/world-view.ts';
import type { WorldJob, WorldReply, WorldRequest } from './world-job.ts';

const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));

interface Worlds {
  readonly standard: World;
  readonly storm: () => World;
}

const createWorlds = (options: WorldOptions): Worlds => ({
  standard: createWorld(options),
  storm: lazy(() => createWorld({ seed: options.seed, size: 'storm' })),
});

async function answer({ standard, storm }: Worlds, job: WorldJob): Promise<WorldReply> {
  const { operation: id, input, instant, language } = job;
  const operation = operations.get(id);
  if (!operation) return { error: { message: `The contract has no operation ${id}.` } };
  const world = job.world === 'storm' ? storm() : standard;
  const context: Pick<RequestContext, 'view' | 'viewIn' | 'image' | 'now' | 'language'> = {
    view: world.at(instant, language),
    viewIn: (other) => world.at(instant, other),
    image: (key: ImageKey) => world.image(key) ?? storm().image(key),
    now: instant,
    language,
  };
  const handle = allHandlers[id] as Handler<never, RequestContext>;
  try {
    const data = await handle(input as never, context as RequestContext);
    return { response: encodeResponse(operation, data) };
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, message: detail, errors } = error;
      return { problem: { code, detail, errors } };
    }
    const { message = String(error), stack } = error as Partial<Error>;
    return { error: { message, stack } };
  }
}

let worlds: Worlds | undefined;

parentPort?.on('message', async ({ options, job }: WorldRequest) => {
  if (options) worlds = createWorlds(options);
  parentPort?.postMessage(await answer(worlds as Worlds, job));
});
