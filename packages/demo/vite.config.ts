import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const standIn = (name: string) =>
  fileURLToPath(new URL(`src/node-stand-ins/${name}.ts`, import.meta.url));

/** The worker in one file: a service worker cannot import anything later. */
export default defineConfig({
  resolve: {
    alias: [
      { find: 'node:crypto', replacement: standIn('crypto') },
      { find: 'node:fs/promises', replacement: standIn('fs-promises') },
      { find: 'node:timers/promises', replacement: standIn('timers') },
      { find: /^node:(fs|module|path)$/, replacement: standIn('unused') },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'touchline-demo.js' },
    },
  },
});
