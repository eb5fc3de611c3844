import type { FastifyInstance } from 'fastify';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';
import { checkCanonicalPath } from './canonical-path.ts';
import { checkHosts } from './duplicate-host.ts';

/** Refuses ambiguous hosts and paths, with the headers that every response has. */
export function checkTargets(
  app: FastifyInstance,
  securityHeaders: Readonly<Record<string, string>>,
  maxUrlLength: (url: string) => number | undefined,
): void {
  app.addHook(
    'onRequest',
    skippedWhenHot(({ raw, id }, reply, done) => {
      reply.headers(securityHeaders).header('x-request-id', id);
      const { url = '' } = raw;
      done(checkHosts(raw) ?? checkCanonicalPath(url, maxUrlLength(url)));
    }),
  );
}
