import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { contentHash } from '@touchline/shared/server/http/etag';
import type { Encoding } from '../http/encoding.ts';

/** The suffixes of the files that the build has compressed and that @fastify/static finds. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const satisfies Partial<Record<Encoding, string>>;
const FILE_ENCODINGS = Object.keys(SUFFIXES) as (keyof typeof SUFFIXES)[];

/** A file of the built site that has a route. */
export interface BuiltFile {
  readonly hash: string;
  readonly encodings: readonly Encoding[];
}

export const readBuiltFile = (file: string): BuiltFile => ({
  hash: contentHash(readFileSync(file)),
  encodings: FILE_ENCODINGS.filter((encoding) => existsSync(file + SUFFIXES[encoding])),
});

/** The encoding of a file that is about to be sent. */
export const encodingOf = (file: string): Encoding | undefined =>
  FILE_ENCODINGS.find((encoding) => SUFFIXES[encoding] === extname(file));
