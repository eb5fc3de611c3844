import { isIPv4 } from 'node:net';

/** The name in a Host header, without the port. */
function nameOf(host: string): string {
  const [, name = ''] = /^([a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i.exec(host) ?? [];
  return name.toLowerCase();
}

const isOwnMachine = (name: string) =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIPv4(name) && name.startsWith('127.'));

const withBrackets = (host: string) => (/^[^[].*:/.test(host) ? `[${host}]` : host).toLowerCase();

/** Whether a request is for one of the hosts of a site, by its Host header. */
export type IsAllowedHost = (host: string | undefined) => boolean;

/**
 * For sites with the developer tools: a page under a name that its owner points to 127.0.0.1 (DNS rebinding) is of the
 * site's own origin for the browser, and the Host header alone shows that it is not one of its pages. A name with a dot
 * first includes all below it.
 */
export function allowHosts(hosts: readonly string[]): IsAllowedHost {
  const names = hosts.map(withBrackets);
  return (host = '') => {
    const name = nameOf(host);
    if (name === '') return false;
    if (isOwnMachine(name)) return true;
    return names.some((one) =>
      one.startsWith('.') ? name === one.slice(1) || name.endsWith(one) : name === one,
    );
  };
}

/** The error for a request that is refused: what happened, and the way out. */
export function refusedHost(host: string | undefined): string {
  const shown = host ? `The host '${host.slice(0, 80)}'` : 'A request without a host';
  return (
    `${shown} is not allowed: with DEV_TOOLS=on only localhost, loopback addresses and the names in ` +
    'ALLOWED_HOSTS are. If it is this site, add its name there, or set DEV_TOOLS=off.'
  );
}
