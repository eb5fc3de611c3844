import { HOST_PREFIX } from '@touchline/shared/domain/http/cookies';

const isSecure = () => location.protocol === 'https:';

/** The name of a cookie of this site as it is written (and the server reads it): with a prefix under HTTPS. */
export const cookieName = (name: string): string => (isSecure() ? HOST_PREFIX + name : name);

/** Writes a cookie of the whole site, and deletes the one that an earlier version has left under HTTPS. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const write = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in Safari 17.
    document.cookie = `${text}; Path=/; SameSite=Lax`;
  };
  const text = `${cookieName(name)}=${value}; Max-Age=${maxAge}`;
  if (isSecure()) {
    write(`${text}; Secure`);
    write(`${name}=; Max-Age=0`);
  } else write(text);
}
