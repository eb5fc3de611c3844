import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../api-error.ts';
import { MAX_BODY_BYTES } from './problems.ts';

const invalidJson = (reason: string) =>
  invalidInput([{ field: 'body', in: 'body', message: `is not valid JSON: ${reason}` }]);

/** Accepts JSON bodies only. Their content is validated against the contract later. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, text, done) => {
      try {
        done(null, JSON.parse(text as string));
      } catch (error) {
        done(invalidJson((error as Error).message));
      }
    },
  );
}
