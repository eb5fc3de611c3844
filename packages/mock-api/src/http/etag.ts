import { hash } from 'node:crypto';

/** Weak, because whoever compresses the body on its way keeps the tag. */
export const etagOf = (body: Buffer) => `W/"${hash('sha1', body, 'base64url')}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** RFC 9110 §13.1.2: If-None-Match compares weakly. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
