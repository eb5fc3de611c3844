import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/inline-scripts.ts';

export default defineConfig({
  plugins: [react(), inlineScripts()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // Starting a worker for each file takes longer than the tests: only the nightly run isolates them.
    isolate: Boolean(process.env.TEST_NIGHTLY),
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
