import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appFiles, workerFile } from './tools/app-files.ts';

/** The file's name and the class: readable, unique, and the same in the client's and the server's build. */
const scopedName = (name: string, file: string) => `${basename(file).split('.')[0]}_${name}`;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), appFiles()],
  css: { modules: { generateScopedName: scopedName } },
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
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/entry-server.ts'
        : { 'entry-client': 'src/entry-client.tsx', worker: 'src/worker/worker.ts' },
      // Whatever every page needs lies together, or it would be cut into crumbs that compress badly.
      ...(!isSsrBuild && {
        output: {
          // A worker's reach is the folder that it lies in, and its address never changes.
          entryFileNames: ({ name }: { name: string }) =>
            name === 'worker' ? workerFile : 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              {
                name: 'site',
                // Not what only the pages of accounts need. Not the sheets of look: they stay with the entry, which is first, and with them the order of the layers.
                test: /node_modules|src\/(api|format|state|ui|paths)\b(?!\/(account|form)\/)|look\/[^/]+\.ts$|features\/(promo|shell)\/[^/]+$/,
              },
            ],
          },
        },
      }),
    },
  },
}));
