import { hash } from 'node:crypto';

/** The hash behind an ETag: equal content has an equal one in every process and every build. */
export const contentHash = (body: Buffer): string => hash('sha1', body, 'base64url');

/**
 * Whether If-None-Match names one of these opaque tags, or any: `*`. Compared weakly (RFC 9110 §13.1.2). A quoted tag has no
 * quote within, so it is found in a list as it stands: to split a long list takes milliseconds.
 */
export const matchesIfNoneMatch = (header: string | undefined, tags: readonly string[]): boolean =>
  header !== undefined && (header.trim() === '*' || tags.some((tag) => header.includes(tag)));
