import type { IncomingMessage } from 'node:http';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { callerIdOf } from '@touchline/shared/server/http/request-id';
import type { FastifyInstance } from 'fastify';
import { hasManyHosts } from '../http/many-hosts.ts';
import { checkCanonicalPath } from './canonical-path.ts';

/** RFC 9112 §3.2: a proxy before the gateway may take another of them for the host. */
function checkHosts(request: IncomingMessage): GatewayProblem | undefined {
  if (!hasManyHosts(request)) return undefined;
  const message = 'is given more than once; give it once';
  return new GatewayProblem(400, `The header field Host ${message}.`, {
    errors: [{ field: 'host', in: 'header', message }],
  });
}

/** Refuses ambiguous hosts and paths, with the headers that every response has. */
export function checkTargets(
  app: FastifyInstance,
  securityHeaders: Readonly<Record<string, string>>,
  maxUrlLength: (url: string) => number | undefined,
): void {
  app.addHook('onRequest', ({ raw, headers, id }, reply, done) => {
    const shownId = callerIdOf(headers['x-request-id']) ?? id;
    reply.headers(securityHeaders).header('x-request-id', shownId);
    const { url = '' } = raw;
    done(checkHosts(raw) ?? checkCanonicalPath(url, maxUrlLength(url)));
  });
}
