import type { FieldError } from '@touchline/types';
import type { FastifyInstance } from 'fastify';
import { ApiError, invalidInput } from '../api-error.ts';
import { namedWorldInfo, type PathError } from '../worlds/world-text.ts';
import type { AppParts } from './app-parts.ts';

/** For overrides that hold whole bodies. */
const MAX_BYTES = 512 * 1024;

const toFieldErrors = (errors: readonly PathError[]): FieldError[] =>
  errors.map(({ path: [field = 'body'], message }) => ({ field, in: 'body', message }));

/** The routes of the console that the contract lacks; registered with DEV_TOOLS only. */
export async function devRoutes(
  app: FastifyInstance,
  parts: Pick<AppParts, 'namedWorlds' | 'overrideTexts' | 'world'>,
): Promise<void> {
  const { namedWorlds, overrideTexts, world } = parts;
  // Files are written for this site's pages alone: through the gateway, which sends no Origin.
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || headers.origin === undefined) return;
    throw new ApiError('unauthorized', 'Another origin may not write overrides or worlds.');
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/_mock/world', async () => {
    const { seed, size } = world.options ?? {};
    return { data: { seed, size } };
  });

  app.post('/_mock/overrides', { bodyLimit: MAX_BYTES }, async ({ body }) => {
    const { checkOverrides } = await import('../worlds/overrides/check-overrides.ts');
    const checked = checkOverrides(body);
    if (!checked.ok) throw invalidInput(toFieldErrors(checked.errors));
    return { data: { value: await overrideTexts.write(body as object), overrides: body } };
  });

  app.get('/_mock/overrides', async ({ query }) => {
    const value = (query as URLSearchParams).get('value') ?? '';
    const read = await overrideTexts.read(value || '{}');
    if (!read.ok) {
      throw invalidInput(
        read.errors.map(({ message }) => ({ field: 'value', in: 'query', message })),
      );
    }
    const json = (await overrideTexts.jsonOf(value || '{}')) as string;
    return { data: { value, overrides: JSON.parse(json) } };
  });

  app.get('/_mock/scenarios', async () => ({
    data: (await namedWorlds.list()).map(namedWorldInfo),
  }));

  app.put('/_mock/scenarios/:name', { bodyLimit: MAX_BYTES }, async ({ params, body }) => {
    const { name } = params as { name: string };
    const { checkNamedWorld } = await import('../worlds/check-world.ts');
    const checked = checkNamedWorld(name, body);
    if (!checked.ok) throw invalidInput(toFieldErrors(checked.errors));
    const file = await namedWorlds.save(checked.world);
    return { data: { ...namedWorldInfo(checked.world), file } };
  });
}
