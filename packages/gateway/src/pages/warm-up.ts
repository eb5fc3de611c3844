import { languages } from '@touchline/types/client-contract';
import type { FastifyInstance } from 'fastify';

/**
 * Renders the first pages before the process reports ready. They are slow, on a busy machine slower than the page
 * budget, and the first visitors would get the shell.
 */
export const warmUp = (app: FastifyInstance) => async () => {
  for (const language of languages) {
    await app.inject({ url: `/?lang=${language}`, headers: { accept: 'text/html' } });
  }
};
