import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * The site's own origin: PUBLIC_URL, or else the validated Host header of the request. Not X-Forwarded-Host: proxies pass
 * on what strangers send in it, and links, robots.txt and the sitemap would name a host of their choice.
 */
export function originOf(
  { protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>,
  publicUrl: URL | undefined,
): string {
  if (publicUrl) return publicUrl.origin;
  const { host = '' } = headers;
  const url = HOST.test(host) && URL.parse(`${protocol === 'https' ? 'https' : 'http'}://${host}`);
  if (!url) throw new GatewayProblem(400, 'The Host header is not a valid host name.');
  // In lower case, and without the port that the protocol implies: calls of pages are recognized by it.
  return url.origin;
}
