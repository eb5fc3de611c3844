import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appFiles } from './tools/app-files.ts';
import { compressAssets } from './tools/compress-assets.ts';
import { APART, entryChunk } from './tools/entry-chunk.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { styleLayers } from './tools/style-layers.ts';
import { WORKER_FILE } from './tools/worker-file.ts';

const ENTRY = 'src/entry-client.tsx';

/** The first script of each page names all files of the site: with longer hashes it is 0.2 kB larger. */
const FILE_NAME = 'assets/[name]-[hash:7][extname]';

const FIRST_LOAD = /\/(site|rolldown-runtime)-[\w-]+[.]js$/;

/** Without what only parts on demand use: a page that needs one small file of this chunk loads all of it. */
const SHARED = /\/src\/(?!timeline\/|api\/account\/|state\/account\/|.*\.css$)/;

/** The same in the client's and the server's build. Readable names were 5 % of a page's bytes. */
const SHORT_CLASS = '_[hash:base64:5]';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), inlineScripts(), styleLayers(), appFiles(), compressAssets()],
  css: { modules: command === 'build' ? { generateScopedName: SHORT_CLASS } : {} },
  // Bundled completely: the image then needs no node_modules of the site.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: `dist/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The first versions with light-dark(); for older ones it would be expanded to two rules.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // 2 % smaller than the bundler's own minifier, which still finds 0.5 % in its output: see `output.minify`.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true },
      // Engines compile functions in brackets eagerly, while the file arrives.
      format: { wrap_func_args: true },
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Chunks of the first load need not be named in each chunk that imports others on demand.
      resolveDependencies: (_, files) => files.filter((file) => !FIRST_LOAD.test(file)),
    },
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/entry-server.ts'
        : { 'entry-client': ENTRY, worker: 'src/offline/worker/worker.ts' },
      ...(!isSsrBuild && {
        output: {
          minify: true,
          hashCharacters: 'base36' as const,
          // A service worker's scope is its folder, and its URL must not change.
          entryFileNames: ({ name }: { name: string }) =>
            name === 'worker' ? WORKER_FILE : FILE_NAME.replace('[extname]', '.js'),
          chunkFileNames: FILE_NAME.replace('[extname]', '.js'),
          assetFileNames: FILE_NAME,
          codeSplitting: {
            groups: [
              entryChunk(fileURLToPath(new URL(ENTRY, import.meta.url)), 'site'),
              // What pages and dialogs share beyond that.
              {
                name: 'shared',
                test: (id: string) => SHARED.test(id) && !APART.test(id),
                minShareCount: 4,
              },
            ],
          },
        },
      }),
    },
  },
}));
