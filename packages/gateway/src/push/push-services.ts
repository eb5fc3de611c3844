/** Domains of the browsers' push services: Google (the second for early channels of Chrome), Mozilla, Apple and Microsoft. */
const BROWSER_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Messages that are on the way to one service. */
export const MESSAGES_AT_ONCE = 10;

const servicesOf = (hosts: readonly string[]) => [...new Set([...BROWSER_SERVICES, ...hosts])];

/** The connections that the sending of notifications may take. */
export const pushConnections = (hosts: readonly string[]): number =>
  servicesOf(hosts).length * MESSAGES_AT_ONCE;

/** The push services that the gateway calls: those of the browsers, and `hosts` (PUSH_HOSTS), also by http. */
export function pushServices(hosts: readonly string[]) {
  const names = servicesOf(hosts);
  return {
    names,
    /** The service of an endpoint, which a browser names; `undefined` if the gateway does not call it. */
    serviceOf(endpoint: string): string | undefined {
      const url = URL.parse(endpoint);
      if (!url || url.username || url.password || url.hash) return undefined;
      const isNamed = hosts.includes(url.host) && /^https?:$/.test(url.protocol);
      if (isNamed) return url.host;
      if (url.protocol !== 'https:' || url.port !== '') return undefined;
      return BROWSER_SERVICES.find((domain) => `.${url.hostname}`.endsWith(`.${domain}`));
    },
  };
}

export type PushServices = ReturnType<typeof pushServices>;
