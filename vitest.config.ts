import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'contract-tests',
      {
        test: {
          name: 'tools',
          include: ['{tools,bench,reliability}/**/*.test.ts'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
