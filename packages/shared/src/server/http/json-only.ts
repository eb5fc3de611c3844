import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { badInput, HttpProblem } from './http-problem.ts';

/** Accepts only uncompressed JSON bodies (RFC 9110 §15.5.16: 415 covers the content encoding too). */
export function rejectNonJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] || 'identity';
    const bytes = body as Buffer;
    if (encoding !== 'identity') done(new HttpProblem(415, 'The body must not be compressed.'));
    else if (!isUtf8(bytes))
      done(badInput({ field: 'body', in: 'body', message: 'is not valid UTF-8' }));
    else parseJson(request, bytes.toString(), done);
  });
}
