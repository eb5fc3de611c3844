import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';

/**
 * The policy of every response but a page: load, frame and run nothing. That of pages is in
 * packages/web/src/server/content-security-policy.ts.
 */
const DEFAULT_POLICY = "default-src 'none';frame-ancestors 'none';sandbox";

const helmetOptions = (includeSubDomains: boolean): FastifyHelmetOptions => ({
  // A page replaces it.
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains },
  xFrameOptions: { action: 'deny' },
  // Only obsolete browsers read these, and every response would carry them.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers of every response. They do not depend on the request, and the plugin would make them anew for each. */
export async function createSecurityHeaders(
  publicUrl: URL | undefined,
): Promise<Record<string, string>> {
  const app = fastify();
  // Without a public URL nobody has said that the whole domain has HTTPS.
  await app.register(helmet, helmetOptions(publicUrl?.protocol === 'https:'));
  app.get('/', async (_, reply) => reply.raw.getHeaders());
  const response = await app.inject('/');
  return { ...response.json<Record<string, string>>(), 'content-security-policy': DEFAULT_POLICY };
}
