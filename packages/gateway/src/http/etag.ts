import { hash } from 'node:crypto';
import { matchesIfNoneMatch } from '@touchline/shared/http/if-none-match';
import type { Encoding } from './accept-encoding.ts';

/** What ETags are made from: the same content has the same in every process and every build. */
export const contentHash = (body: Buffer): string => hash('sha1', body, 'base64url');

/** Strong, so each encoding has its own (RFC 9110 §8.8.3.3). */
export const etagOf = (bodyHash: string, encoding: Encoding | undefined): string =>
  encoding ? `"${bodyHash}-${encoding}"` : `"${bodyHash}"`;

/** Whether If-None-Match names this content in any encoding. */
export const isKnown = (ifNoneMatch: string | undefined, bodyHash: string): boolean =>
  matchesIfNoneMatch(
    ifNoneMatch,
    (tag) => tag.replace(/^"(.*?)(-br|-zstd|-gzip)?"$/, '$1') === bodyHash,
  );
