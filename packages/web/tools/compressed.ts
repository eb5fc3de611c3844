import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(css|js|json|map|svg|txt|webmanifest|xml)$/;
// Below this, headers outweigh what is saved.
const worthIt = 1024;

const best: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text),
  zst: (text) =>
    promisify(zstdCompress)(text, {
      // Without it tables are laid out for a file of any size, which takes longer than all the rest of the build.
      pledgedSrcSize: text.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

/** Lays a file in each encoding beside it, as small as it gets: nobody waits for a build. */
export async function compressAll(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => compressible.test(file) && !file.startsWith('.'))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size >= worthIt);
  await Promise.all(
    files.flatMap((file) => {
      const text = readFileSync(file);
      return Object.entries(best).map(async ([suffix, compress]) =>
        writeFileSync(`${file}.${suffix}`, await compress(text)),
      );
    }),
  );
}

export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => compressAll(folder),
  };
};
