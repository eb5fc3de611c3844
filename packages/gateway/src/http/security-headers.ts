import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a page may load is said by the page itself; for all else nothing may be loaded, framed or run. */
export const contentPolicy = "default-src 'none';frame-ancestors 'none';sandbox";

export const securityHeaders: FastifyHelmetOptions = {
  // Set below: the plugin writes the same words anew for every request.
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  xFrameOptions: { action: 'deny' },
  // For browsers that are gone; every answer would carry them.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
