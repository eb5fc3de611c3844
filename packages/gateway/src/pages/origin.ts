import type { FastifyRequest } from 'fastify';
import { GatewayProblem } from '../problems/gateway-problem.ts';

const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** The site's own origin: PUBLIC_URL, or else the validated Host header of the request. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: URL | undefined): string {
  if (publicUrl) return publicUrl.origin;
  if (!HOST.test(host)) throw new GatewayProblem(400, 'The Host header is not a valid host name.');
  return `${protocol}://${host.toLowerCase()}`;
}
