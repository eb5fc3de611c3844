import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The policy of every response but a page, which sets its own: load, frame and run nothing. */
export const DEFAULT_POLICY = "default-src 'none';frame-ancestors 'none';sandbox";

export const HELMET_OPTIONS: FastifyHelmetOptions = {
  // Set by the app's own hook: the plugin builds the same text again for every request.
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  xFrameOptions: { action: 'deny' },
  // Only obsolete browsers read these, and every response would carry them.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
