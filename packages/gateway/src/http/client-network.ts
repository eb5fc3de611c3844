import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** As some proxies write it into X-Forwarded-For: with the port of the connection, which is another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
/** A connection that has been reset has none, and some proxies name none: all of these clients count as one. */
const NO_ADDRESS = 'no address';

function addressIn(text: string): string {
  const [, ipv6 = '', ipv4 = ipv6] = WITH_PORT.exec(text) ?? [];
  return ipv4;
}

/** The key of limits: the client's IPv4 address, or its IPv6 /64 network, all of which it controls. */
export function clientNetwork({ ip = '' }: { readonly ip: string | undefined }): string {
  const address = isIP(ip) ? ip : addressIn(ip);
  return isIP(address) ? normalizeIP(address) : NO_ADDRESS;
}
