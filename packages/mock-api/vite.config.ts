import { defineConfig } from 'vite';

/** One file for production: loading some three hundred modules and stripping their types takes longer than starting. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.js',
    outDir: 'dist',
    target: 'node24',
    reportCompressedSize: false,
  },
});
