import { readWorldHeaders } from '@touchline/api-core/read-world-headers';
import { rejectNonGet } from '@touchline/shared/server/http/method-not-allowed';
import type { Contract, Operation } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import type { ConsoleState, Jump, OperationRow } from './console-data.ts';
import type { GatewayFunctions } from './dev-tools.ts';
import { calendarPresets } from './worlds/calendar-presets.ts';
import { type DevApi, type WorldSource, worldSourceOf } from './worlds/dev-api.ts';
import { findJumps } from './worlds/find-jumps.ts';
import type { WorldReader } from './worlds/world-reader.ts';
import { choicesOf, SPEEDS, speedOf } from './worlds/worlds-view.ts';

const rowOf = ({ id, method, path, responses }: Operation): OperationRow => ({
  id,
  method,
  path,
  failures: Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400),
});

interface ConsoleRoutesOptions {
  readonly contract: Contract;
  readonly gateway: GatewayFunctions;
  readonly reader: WorldReader;
  readonly clock: () => number;
  readonly devApi: DevApi;
}

export function consoleRoutes(
  app: FastifyInstance,
  { reader, clock, devApi, contract, gateway }: ConsoleRoutesOptions,
): void {
  const { disconnectSignal, toProblem } = gateway;

  const operations = contract.operations.filter(({ servedBy }) => servedBy === 'upstream');
  app.get('/worlds/console/operations', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return operations.map(rowOf);
  });

  app.get('/worlds/console/state', async (request, reply): Promise<ConsoleState> => {
    reply.header('cache-control', 'no-store');
    const context = { requestId: request.id, signal: disconnectSignal(reply) };
    let error: string | undefined;
    const read = async (...world: Parameters<WorldReader['now']>) => {
      try {
        return await reader.now(...world);
      } catch (cause) {
        const { message, errors } = toProblem(cause);
        error ??= errors?.map((one) => `${one.field} ${one.message}.`).join(' ') ?? message;
        return undefined;
      }
    };
    const world = readWorldHeaders(request.headers);
    const worldAt = world?.['x-world-at'];
    // Without scenarios and overrides, with which the call could fail.
    const ownNow = worldAt && (await read(context, { 'x-world-at': worldAt }));
    const now = ownNow || (await read(context));
    const source = await worldSourceOf(devApi, context).catch((): WorldSource => ({}));
    return {
      now,
      worldAt,
      error,
      size: source.size,
      seasons: source.seasons,
      seasonFaults: source.seasonFaults ?? [],
      seed: source.seed === undefined ? undefined : String(source.seed),
      speed: speedOf(worldAt),
      speeds: SPEEDS,
      ...choicesOf(world),
    };
  });

  app.get<{ Querystring: { path?: string; now?: string } }>(
    '/worlds/console/jumps',
    async ({ id, query, headers }, reply): Promise<Jump[]> => {
      reply.header('cache-control', 'no-store');
      const context = { requestId: id, signal: disconnectSignal(reply) };
      const now = Number(query.now) || clock();
      const world = readWorldHeaders(headers);
      const { scenarios } = choicesOf(world);
      // The world of a file may have them too.
      const hasRealSeasons =
        scenarios.includes('real-seasons') ||
        (scenarios.length > 0 && (await reader.hasRealSeasons(context, world).catch(() => false)));
      const path = query.path ?? '/';
      const found = await findJumps({ reader, context, now, path, hasRealSeasons });
      const [saturday] = calendarPresets(now);
      return saturday?.at === undefined
        ? found
        : [...found, { name: 'Next Saturday', description: saturday.description, at: saturday.at }];
    },
  );
  for (const name of ['operations', 'state', 'jumps']) rejectNonGet(app, `/worlds/console/${name}`);
}
