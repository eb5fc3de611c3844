import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appFiles, workerFile } from './tools/app-files.ts';
import { compressed } from './tools/compressed.ts';
import { entryChunk } from './tools/entry-chunk.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { rareStyles } from './tools/split-rare-styles.ts';
import { shakenRouter } from './tools/tree-shake-router.ts';

const entry = 'src/entry-client.tsx';

const sources = fileURLToPath(new URL('src', import.meta.url));

/** The sheet's path and the class: readable, unique, and the same in the client's and the server's build. */
const readable = (name: string, file: string) =>
  `${relative(sources, file).replace(/\..*$/, '').replaceAll('/', '-')}_${name}`;

const sheetOfHash = new Map<string, string>();
const classesOf = new Map<string, string[]>();

/** Three letters for the sheet's path. Readable names were 5 % of a page's bytes. */
function sheetHash(file: string): string {
  const path = relative(sources, file);
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 12);
  const hash = BigInt(`0x${digest}`).toString(36).slice(-3);
  const other = sheetOfHash.get(hash) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} both hash to ${hash}: rename one.`);
  sheetOfHash.set(hash, path);
  return hash;
}

/** The sheet's hash and the place of the class in it: classes of one sheet share a prefix, which compresses well. */
function short(name: string, file: string): string {
  const classes = classesOf.get(file) ?? [];
  classesOf.set(file, classes);
  if (!classes.includes(name)) classes.push(name);
  return `_${sheetHash(file)}${classes.indexOf(name).toString(36)}`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), inlineScripts(), shakenRouter(), rareStyles(), appFiles(), compressed()],
  css: { modules: { generateScopedName: command === 'build' ? short : readable } },
  // All in one file: a running image needs no node_modules of the site.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The first versions that know light-dark(); for older ones it would be written out as two rules.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Two in a hundred smaller than what the bundler makes by itself.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true },
      // Engines take brackets for a word that the function is called at once, and read it while the file arrives.
      format: { wrap_func_args: true },
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/entry-server.ts'
        : { 'entry-client': entry, worker: 'src/offline/worker/worker.ts' },
      ...(!isSsrBuild && {
        output: {
          // A worker's reach is the folder that it lies in, and its address never changes.
          entryFileNames: ({ name }: { name: string }) =>
            name === 'worker' ? workerFile : 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              entryChunk(fileURLToPath(new URL(entry, import.meta.url)), 'site'),
              // What many pages share; what two or three do comes with them.
              { name: 'shared', test: /src/, minShareCount: 4 },
            ],
          },
        },
      }),
    },
  },
}));
