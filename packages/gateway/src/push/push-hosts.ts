import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent } from 'undici';

/** Networks that are not the public internet (RFC 6890 and its like). */
const PRIVATE_RANGES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const privateAddresses = new BlockList();
for (const range of PRIVATE_RANGES) {
  const [address = '', bits] = range.split('/');
  privateAddresses.addSubnet(address, Number(bits), familyOf(address));
}

export const isPublicAddress = (address: string): boolean =>
  isIP(address) > 0 && !privateAddresses.check(address, familyOf(address));

/**
 * The push service of an endpoint. Hosts of one domain are one service: its owner may name as many of them as they like.
 * Domains below a shared suffix, such as two of co.uk, are one too, and share its turns.
 */
export function serviceOf(endpoint: string): string {
  const { host, hostname } = new URL(endpoint);
  return /[a-z]/.test(hostname) ? hostname.split('.').slice(-2).join('.') : host;
}

const CONNECT_MS = 3000;
const ANSWER_MS = 5000;

/**
 * Which addresses of push services are called: a browser names them, and the gateway must not be led to its own network.
 * By default https URLs of public hosts by name, on the usual port; `hosts` (PUSH_HOSTS) are called whatever they are.
 */
export function pushHosts(hosts: readonly string[]) {
  const named = new Set(hosts);
  const timeouts = { headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS };
  /** The name may lead somewhere else than when it was accepted: what is checked is the address that is connected to. */
  const publicAgent = new Agent({
    ...timeouts,
    connect: {
      timeout: CONNECT_MS,
      lookup(name, options, callback) {
        lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
          const usable = found?.filter(({ address }) => isPublicAddress(address)) ?? [];
          const [first] = usable;
          if (error || !first)
            callback(error ?? new Error(`${name} has no public address.`), '', 4);
          else if (options.all) callback(null, usable);
          else callback(null, first.address, first.family);
        });
      },
    },
  });
  const namedAgent = new Agent({ ...timeouts, connect: { timeout: CONNECT_MS } });
  return {
    accepts(endpoint: string): boolean {
      const url = URL.parse(endpoint);
      if (!url || url.username || url.password || url.hash) return false;
      if (named.has(url.host)) return ['http:', 'https:'].includes(url.protocol);
      const isName = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(url.hostname);
      return url.protocol === 'https:' && url.port === '' && isName;
    },
    agentFor: (endpoint: string): Agent =>
      named.has(new URL(endpoint).host) ? namedAgent : publicAgent,
    close: () => Promise.all([publicAgent.destroy(), namedAgent.destroy()]),
  };
}

export type PushHosts = ReturnType<typeof pushHosts>;
