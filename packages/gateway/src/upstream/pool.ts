import { Pool } from 'undici';
import type { UpstreamConfig } from '../config.ts';

const CONNECTIONS = 128;

/** Connections to the one upstream. Certificates are always checked; a redirect is never followed. */
export function openPool({ url, connectMs, headersMs, bodyMs }: UpstreamConfig): Pool {
  return new Pool(url.origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: connectMs, rejectUnauthorized: true },
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
    maxHeaderSize: 16_384,
    strictContentLength: true,
  });
}
