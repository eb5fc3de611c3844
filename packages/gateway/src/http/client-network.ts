import { normalizeIP } from '@fastify/rate-limit';

/**
 * The key of limits: the client's IPv4 address, or its IPv6 /64 network, all of which it controls. A connection that
 * has been reset has no address.
 */
export const clientNetwork = ({ ip }: { readonly ip: string | undefined }): string =>
  ip ? normalizeIP(ip) : 'no address';
