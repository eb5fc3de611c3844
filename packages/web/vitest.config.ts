import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/inline-scripts.ts';

/** Two projects: a worker starts again when the next file has another environment. */
export default defineConfig({
  plugins: [react(), inlineScripts()],
  test: {
    name: 'web',
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        // Pages come from React as deployed, which is also faster.
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          include: ['{src,test}/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
        },
      },
      {
        test: {
          name: 'document',
          include: ['{src,test}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
        },
      },
    ],
  },
});
