import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** As some proxies write it into X-Forwarded-For: with the port of the connection, which is another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
/** A connection that has been reset has none, and some proxies name none: all of these clients count as one. */
const NO_ADDRESS = 'unknown';

function addressIn(text: string): string {
  if (isIP(text)) return text;
  const [, ipv6 = '', ipv4 = ipv6] = WITH_PORT.exec(text) ?? [];
  return ipv4;
}

/** The key of limits: the client's IPv4 address, or its IPv6 /64 network, all of which it controls. */
export function clientNetwork({ ip = '' }: { readonly ip: string | undefined }): string {
  if (isIPv4(ip)) return ip;
  const address = addressIn(ip);
  return isIP(address) ? normalizeIP(address) : NO_ADDRESS;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address, perhaps with a port, is of one of these addresses and ranges. */
export function isProxyOf(ranges: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (ip) => {
    const address = addressIn(ip);
    return isIP(address) > 0 && list.check(address, familyOf(address));
  };
}
