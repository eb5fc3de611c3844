import { cookieName } from './write-cookie.ts';

/** The value of a cookie of this document, as it was written; under HTTPS also one that an earlier version has left. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ');
  const pair = [cookieName(name), name]
    .map((each) => pairs.find((one) => one.startsWith(`${each}=`)))
    .find(Boolean);
  return pair?.slice(pair.indexOf('=') + 1);
}
