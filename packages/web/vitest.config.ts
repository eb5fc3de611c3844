import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/inline-scripts.ts';

export default defineConfig({
  plugins: [react(), inlineScripts()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
