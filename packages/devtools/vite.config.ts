import { styleLayers } from '@touchline/web/style-layers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig({
  base: './',
  plugins: [react(), styleLayers()],
  builder: {},
  environments: {
    /** The console: a script that every page loads late, a chunk for its drawer, and one style sheet. */
    client: {
      build: {
        outDir: 'dist/client',
        target: 'es2022',
        cssTarget: CSS_TARGET,
        // Styles belong into a shadow root, where no preload of Vite's puts them.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/console/start.ts',
          output: {
            // A fixed address, see src/built-files.ts.
            entryFileNames: '[name].ts',
            chunkFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    },
    /** The page /worlds and its style sheet, bundled with React, so that the gateway's image needs none. */
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true, external: ['luxon'] },
      build: {
        outDir: 'dist/server',
        emitAssets: true,
        cssCodeSplit: false,
        cssTarget: CSS_TARGET,
        rolldownOptions: {
          input: 'src/worlds/page/worlds-page.tsx',
          output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    },
  },
  build: { reportCompressedSize: false },
});
