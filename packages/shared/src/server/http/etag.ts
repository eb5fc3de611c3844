import { hash } from 'node:crypto';

/** The hash behind an ETag: equal content has an equal one in every process and every build. */
export const contentHash = (body: Buffer): string => hash('sha1', body, 'base64url');

/**
 * Whether If-None-Match names one of these opaque tags, or any: `*`. Compared weakly (RFC 9110 §13.1.2). No tag has a quote within,
 * so that a list is not taken apart, which takes milliseconds for a long one.
 */
export const matchesIfNoneMatch = (header: string | undefined, tags: readonly string[]): boolean =>
  header !== undefined && (header.trim() === '*' || tags.some((tag) => header.includes(tag)));
