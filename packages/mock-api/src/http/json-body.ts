import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../api-error.ts';

const invalidBody = (message: string) => invalidInput([{ field: 'body', in: 'body', message }]);

/** Accepts JSON bodies only. Their content is validated against the contract later. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const bytes = body as Buffer;
    if (!isUtf8(bytes)) return done(invalidBody('is not valid UTF-8'));
    try {
      done(null, JSON.parse(bytes.toString()));
    } catch (error) {
      done(invalidBody(`is not valid JSON: ${(error as Error).message}`));
    }
  });
}
