import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'contract',
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
});
