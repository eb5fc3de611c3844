import { DEV_TOOLS_HEADER } from '@touchline/shared/domain/http/dev-tools-request';
import { badInput, HttpProblem } from '@touchline/shared/server/http/http-problem';
import type { FieldError } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import type { Facts } from '../world/given.ts';
import { namedWorldInfo, type PathError } from '../worlds/world-text.ts';
import type { AppParts } from './app-parts.ts';
import { operationIds } from './recorded-calls.ts';

/** For overrides that hold whole bodies. */
const MAX_BYTES = 512 * 1024;

const toFieldErrors = (errors: readonly PathError[]): FieldError[] =>
  errors.map(({ path: [field = 'body'], message }) => ({ field, in: 'body', message }));

const SECRET = /^(authorization|cookie)$|password|token/i;

/** Calls are read by whoever may use the developer tools. */
const hideSecrets = (name: string, value: unknown) => (SECRET.test(name) ? '…' : value);

/** The routes of the console that the contract lacks; registered with DEV_TOOLS only. */
export async function devRoutes(
  app: FastifyInstance,
  parts: Pick<
    AppParts,
    | 'namedWorlds'
    | 'overrideTexts'
    | 'factTexts'
    | 'world'
    | 'deriveWorld'
    | 'seasons'
    | 'calls'
    | 'reset'
    | 'goTo'
  >,
): Promise<void> {
  const { namedWorlds, overrideTexts, factTexts, world, deriveWorld, seasons, calls, goTo } = parts;
  const { reset = () => calls().clear() } = parts;
  // Files are written for this site's pages alone: through the gateway, which sends no Origin.
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET') return;
    if (headers.origin !== undefined)
      throw new HttpProblem(403, 'Another origin may not write overrides or worlds.');
    if (headers[DEV_TOOLS_HEADER] === undefined)
      throw new HttpProblem(403, `Send the header ${DEV_TOOLS_HEADER}: 1.`);
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/_mock/world', async () => {
    const { seed, size, history } = world.options ?? {};
    const seasonFaults = await seasons.faults();
    return {
      data: {
        seed,
        size,
        ...(history && { seasons: 'real' }),
        ...(seasonFaults.length > 0 && { seasonFaults }),
      },
    };
  });

  async function checkForWorld(facts: Facts): Promise<void> {
    const made = await deriveWorld(world, { facts });
    if (!made.ok) throw badInput(...toFieldErrors(made.errors));
  }

  const texts = { overrides: overrideTexts, facts: factTexts } as const;
  for (const [name, text] of Object.entries(texts)) {
    app.post(`/_mock/${name}`, { bodyLimit: MAX_BYTES }, async ({ body }) => {
      const checked = await text.check(body);
      if (!checked.ok) throw badInput(...toFieldErrors(checked.errors));
      if (name === 'facts') await checkForWorld(checked.value as Facts);
      return { data: { value: await text.write(body as object), [name]: body } };
    });

    app.get(`/_mock/${name}`, async ({ query }) => {
      const value = (query as URLSearchParams).get('value') ?? '';
      const read = await text.read(value || '{}');
      if (!read.ok) {
        throw badInput(
          ...read.errors.map(({ message }) => ({ field: 'value', in: 'query' as const, message })),
        );
      }
      const json = (await text.jsonOf(value || '{}')) as string;
      return { data: { value, [name]: JSON.parse(json) } };
    });
  }

  app.get('/_mock/calls', async ({ query }, reply) => {
    const operation = (query as URLSearchParams).get('operation');
    if (operation !== null && !operationIds.has(operation)) {
      const message = `must be one of ${[...operationIds].join(', ')}`;
      throw badInput({ field: 'operation', in: 'query', message });
    }
    const list = calls();
    const data = list.list((operation ?? undefined) as OperationId | undefined);
    const text = JSON.stringify({ data, refused: list.refused() }, hideSecrets);
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.post('/_mock/reset', async () => {
    reset();
    return { data: {} };
  });

  if (goTo) {
    app.post('/_mock/at', async ({ body }) => {
      const { at } = (body ?? {}) as { at?: unknown };
      await goTo(String(at)).catch((error: Error) => {
        throw badInput({ field: 'at', in: 'body', message: error.message.replace(/^at: /, '') });
      });
      return { data: { at } };
    });
  }

  app.get('/_mock/scenarios', async () => ({
    data: (await namedWorlds.list()).map(namedWorldInfo),
  }));

  app.put('/_mock/scenarios/:name', { bodyLimit: MAX_BYTES }, async ({ params, body }) => {
    const { name } = params as { name: string };
    const { checkNamedWorld } = await import('../worlds/check-world.ts');
    const checked = checkNamedWorld(name, body);
    if (!checked.ok) throw badInput(...toFieldErrors(checked.errors));
    // With facts that have no place in it the server would not start again.
    const { facts } = checked.world.text;
    const known = facts && (await factTexts.check(facts));
    if (known?.ok) await checkForWorld(known.value);
    const file = await namedWorlds.save(checked.world);
    return { data: { ...namedWorldInfo(checked.world), file } };
  });
}
