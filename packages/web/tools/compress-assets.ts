import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE_FILE = /\.(css|js|json|map|svg|txt|webmanifest|xml)$/;
/** Below this, headers outweigh the savings. */
const MIN_BYTES = 1024;

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes each file in each encoding beside it, at the highest level: a build has the time. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => COMPRESSIBLE_FILE.test(file) && !file.startsWith('.'))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  await Promise.all(
    files.flatMap((file) => {
      const content = readFileSync(file);
      return Object.entries(encoders).map(async ([suffix, encode]) =>
        writeFileSync(`${file}.${suffix}`, await encode(content)),
      );
    }),
  );
}

export const compressAssets = (): Plugin => {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
};
