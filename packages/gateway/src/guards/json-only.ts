import { isUtf8 } from 'node:buffer';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FieldError } from '@touchline/types';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';

const NOT_UTF8: FieldError[] = [{ field: 'body', in: 'body', message: 'is not valid UTF-8' }];

/** Accepts only uncompressed JSON bodies (RFC 9110 §15.5.16: 415 covers the content encoding too). */
export function rejectNonJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (isUtf8(bytes)) parseJson(request, bytes.toString(), done);
    else done(new GatewayProblem(400, 'The body is not valid UTF-8.', { errors: NOT_UTF8 }));
  });
  // Requests with a body get no hot response.
  app.addHook(
    'preParsing',
    skippedWhenHot<preParsingHookHandler>(({ method, headers }, _, payload, done) => {
      const encoding = headers['content-encoding'];
      // A GET has no body to read, whatever its headers say.
      const isCompressed = method === 'POST' && encoding && encoding !== 'identity';
      if (isCompressed) done(new GatewayProblem(415, 'The body must not be compressed.'));
      else done(null, payload);
    }),
  );
}
