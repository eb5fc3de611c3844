import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/inline-scripts.ts';

export default defineConfig({
  plugins: [react(), inlineScripts()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
