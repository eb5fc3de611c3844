import { languages } from '@touchline/types/client-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../pages/origin.ts';

export interface WellKnownOptions {
  readonly contact: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly clock: () => number;
}

const HALF_A_YEAR_MS = 182 * 86_400_000;
const robotsText = (origin: string) => `User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap.xml\n`;

/** RFC 9116 §2.5.5: the file expires, so that a forgotten one is not trusted. */
const securityText = (contact: string, now: number) =>
  `Contact: ${contact}\nExpires: ${new Date(now + HALF_A_YEAR_MS).toISOString()}\nPreferred-Languages: ${languages.join(', ')}\n`;

const sendText = (reply: FastifyReply, text: string) =>
  reply
    .header('cache-control', 'public, max-age=86400')
    .type('text/plain; charset=utf-8')
    .send(text);

export async function wellKnownRoutes(
  app: FastifyInstance,
  { contact, publicUrl, clock }: WellKnownOptions,
) {
  // One of the site takes precedence.
  if (!app.hasRoute({ method: 'GET', url: '/robots.txt' })) {
    app.get('/robots.txt', (request, reply) =>
      sendText(reply, robotsText(originOf(request, publicUrl))),
    );
  }
  if (contact) {
    app.get('/.well-known/security.txt', (_, reply) =>
      sendText(reply, securityText(contact, clock())),
    );
  }
}
