import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { skippedWhenHot } from '../http/skippable-hooks.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

/** Accepts only uncompressed JSON bodies (RFC 9110 §15.5.16: 415 covers the content encoding too). */
export function rejectNonJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  // Requests with a body get no hot response.
  app.addHook(
    'preParsing',
    skippedWhenHot<preParsingHookHandler>(({ method, headers }, _, payload, done) => {
      const encoding = headers['content-encoding'];
      // Of a GET there is no body to read, whatever its headers say.
      const isCompressed = method === 'POST' && encoding && encoding !== 'identity';
      if (isCompressed) done(new GatewayProblem(415, 'The body must not be compressed.'));
      else done(null, payload);
    }),
  );
}
