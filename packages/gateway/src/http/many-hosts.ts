import type { IncomingMessage } from 'node:http';

/** Node's parser keeps the first Host field and ignores the others. */
export function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
