import type { FastifyInstance } from 'fastify';

/**
 * A process makes its first pages slowly, on a busy machine slower than their budget. So it makes them
 * before it calls itself ready, and no visitor gets the bare site for having come first.
 */
export const firstPages = (app: FastifyInstance) => async () => {
  for (const language of ['en', 'zh']) {
    await app.inject({ url: '/', headers: { accept: 'text/html', 'accept-language': language } });
  }
};
