import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent, type buildConnector } from 'undici';
import { KNOWN_PLACES } from './push-places.ts';

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

/** The hosts of the browsers' endpoints. */
export const KNOWN_HOSTS: ReadonlySet<string> = new Set([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]);
/** Microsoft has a host for each region. */
const WINDOWS = 'notify.windows.com';
export const isKnownHost = (host: string): boolean =>
  KNOWN_HOSTS.has(host) || host.endsWith(`.${WINDOWS}`);

/** Below these suffixes, and those such as co.uk, each domain has an owner of its own. */
const SHARED_SUFFIXES = new Set([
  'duckdns.org',
  'fly.dev',
  'herokuapp.com',
  'onrender.com',
  'ts.net',
  'workers.dev',
]);
const COUNTRY_SUFFIX = /^(ac|co|com|edu|gob|gov|gv|ne|net|or|org)\.[a-z]{2}$/;

/**
 * The push service of an endpoint. Hosts of one domain are one service: its owner may name as many of them as they like.
 * Hosts of the browsers are services of their own: other names below their domains fail without them.
 */
export function serviceOf(endpoint: string): string {
  const { host, hostname } = new URL(endpoint);
  if (!/[a-z]/.test(hostname) || isKnownHost(hostname)) return host;
  const labels = hostname.split('.');
  const suffix = labels.slice(-2).join('.');
  const isShared = SHARED_SUFFIXES.has(suffix) || COUNTRY_SUFFIX.test(suffix);
  return isShared ? labels.slice(-3).join('.') : suffix;
}

/** Services that share places. */
export const OTHER_SERVICES = 'others';
export function placesOf(service: string): string {
  if (KNOWN_HOSTS.has(service)) return service;
  return isKnownHost(service) ? WINDOWS : OTHER_SERVICES;
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
  const connect: buildConnector.BuildOptions = {
    timeout: CONNECT_MS,
    lookup(name, options, callback) {
      lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
        const usable = found?.filter(({ address }) => isPublicAddress(address)) ?? [];
        const [first] = usable;
        if (error || !first) callback(error ?? new Error(`${name} has no public address.`), '', 4);
        else if (options.all) callback(null, usable);
        else callback(null, first.address, first.family);
      });
    },
  };
  const knownAgent = new Agent({ ...timeouts, connections: KNOWN_PLACES, connect });
  /** Its connections end with their answers: idle ones to many hosts would hold descriptors. */
  const publicAgent = new Agent({ ...timeouts, pipelining: 0, connect });
  const namedAgent = new Agent({ ...timeouts, connect: { timeout: CONNECT_MS } });
  return {
    accepts(endpoint: string): boolean {
      const url = URL.parse(endpoint);
      if (!url || url.username || url.password || url.hash) return false;
      if (named.has(url.host)) return ['http:', 'https:'].includes(url.protocol);
      const isName = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(url.hostname);
      return url.protocol === 'https:' && url.port === '' && isName;
    },
    agentFor(endpoint: string): Agent {
      const { host } = new URL(endpoint);
      if (named.has(host)) return namedAgent;
      return isKnownHost(host) ? knownAgent : publicAgent;
    },
    close: () => Promise.all([knownAgent, publicAgent, namedAgent].map((agent) => agent.destroy())),
  };
}

export type PushHosts = ReturnType<typeof pushHosts>;
