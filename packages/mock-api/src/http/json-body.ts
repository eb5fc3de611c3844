import type { FastifyInstance } from 'fastify';
import { badInput } from '../api-error.ts';
import { BODY_LIMIT } from './problems.ts';

const notJson = (why: string) =>
  badInput([{ field: 'body', in: 'body', message: `is not JSON: ${why}` }]);

/** Bodies are JSON or nothing; what is in them the contract's check decides. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, text, done) => {
      try {
        done(null, JSON.parse(text as string));
      } catch (error) {
        done(notJson((error as Error).message));
      }
    },
  );
}
