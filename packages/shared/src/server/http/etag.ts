import { hash } from 'node:crypto';

/** The hash behind an ETag: equal content has an equal one in every process and every build. */
export const contentHash = (body: Buffer): string => hash('sha1', body, 'base64url');

/** Whether If-None-Match names the entity: `*`, or a tag that `isTag` accepts. Compared weakly (RFC 9110 §13.1.2). */
export function matchesIfNoneMatch(
  header: string | undefined,
  isTag: (opaqueTag: string) => boolean,
): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '');
    return tag === '*' || isTag(tag);
  });
}
