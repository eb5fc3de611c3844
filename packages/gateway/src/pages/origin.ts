import type { FastifyRequest } from 'fastify';
import { GatewayProblem } from '../problems/gateway-problem.ts';

const wellFormed = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** What a page calls itself: as configured, else as it was asked for, if that can be a host at all. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: URL | undefined): string {
  if (publicUrl) return publicUrl.origin;
  if (!wellFormed.test(host)) throw new GatewayProblem(400, 'The host is not one.');
  return `${protocol}://${host.toLowerCase()}`;
}
