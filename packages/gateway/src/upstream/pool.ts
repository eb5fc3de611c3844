import { maxDescriptors } from '@touchline/shared/server/http/limit-connections';
import { Pool } from 'undici';
import type { UpstreamConfig } from '../config.ts';

const MAX_CONNECTIONS = 128;
/** The part of all descriptors that the upstream gets; visitors need more. */
const SHARE = 1 / 8;
/** The connections to an upstream. */
export const CONNECTIONS = Math.min(MAX_CONNECTIONS, Math.floor(maxDescriptors() * SHARE));
/** Whether the upstream is well does not depend on how many wait for it. */
export const HEALTH_CONNECTIONS = 2;
const MAX_HEADER_BYTES = 16_384;

/** The connections to the upstream. Certificates are always verified; redirects are never followed. */
export function openPool(
  { url, connectMs, headersMs, bodyMs }: UpstreamConfig,
  connections = CONNECTIONS,
): Pool {
  return new Pool(url.origin, {
    connections,
    pipelining: 1,
    connect: { timeout: connectMs, rejectUnauthorized: true },
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    strictContentLength: true,
  });
}
