import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'drift', include: ['test/**/*.test.ts'], testTimeout: 240_000 },
});
