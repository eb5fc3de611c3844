import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../api-error.ts';

const ADDRESS_LIMIT = 8192;

const asPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** Why nothing answers here: the path is not known, or not with this method. */
function unroutedFault(operations: readonly Pick<Operation, 'path' | 'method'>[]) {
  const known = operations.map(({ path, method }) => ({
    pattern: asPattern(path),
    allow: method === 'GET' ? 'GET, HEAD' : method,
  }));
  return (method: string, url: string): Fault => {
    const path = url.split('?', 1)[0] as string;
    const allow = known.find(({ pattern }) => pattern.test(path))?.allow;
    if (!allow) return new Fault('not-found', `Nothing is at ${path}.`);
    const detail = `${path} takes ${allow}, not ${method}.`;
    return new Fault('method-not-allowed', detail, { headers: { allow } });
  };
}

/** Decided before a body is read, so that no body can change the verdict. */
export function refuseUnrouted(app: FastifyInstance, operations: readonly Operation[]): void {
  const own = { path: '/healthz', method: 'GET' } as const;
  const upstream = operations.filter(({ servedBy }) => servedBy === 'upstream');
  const faultFor = unroutedFault([...upstream, own]);
  app.addHook('onRequest', async ({ is404, method, url }) => {
    if (url.length > ADDRESS_LIMIT) {
      throw new Fault('address-too-long', `An address may have ${ADDRESS_LIMIT} characters.`);
    }
    if (is404) throw faultFor(method, url);
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw faultFor(method, url);
  });
}
