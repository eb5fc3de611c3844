import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { methodNotAllowed } from '@touchline/shared/server/http/method-not-allowed';
import { pathOf } from '@touchline/shared/server/http/url-parts';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';

const MAX_URL_LENGTH = 8192;

type Route = Pick<Operation, 'path' | 'method'>;

const HEALTH: Route = { path: '/healthz', method: 'GET' };

const pathPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** Creates the error for a request without a route: 405 if the path exists with another method, else 404. */
function routeErrors(routes: readonly Route[]) {
  const paths = routes.map(({ path, method }) => ({
    pattern: pathPattern(path),
    method,
  }));
  return (method: string, url: string): HttpProblem => {
    const path = pathOf(url);
    const route = paths.find(({ pattern }) => pattern.test(path));
    return route
      ? methodNotAllowed(method, [route.method])
      : new HttpProblem(404, `No such endpoint: ${path}.`);
  };
}

/** Runs before the body is read, so that the body cannot change the outcome. */
export function registerNotFound(app: FastifyInstance, operations: readonly Operation[]): void {
  const upstream = operations.filter(({ servedBy }) => servedBy === 'upstream');
  const routeError = routeErrors([...upstream, HEALTH]);
  app.addHook('onRequest', async ({ is404, method, url }) => {
    if (url.length > MAX_URL_LENGTH) {
      throw new HttpProblem(414, `The URL is longer than ${MAX_URL_LENGTH} characters.`);
    }
    if (is404) throw routeError(method, url);
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw routeError(method, url);
  });
}
