import { configDefaults, defineConfig } from 'vitest/config';

// Tests of PostgreSQL alone run only with a server (TEST_DATABASE_URL).
const postgres = process.env.TEST_DATABASE_URL ? [] : ['test/**/*.postgres.test.ts'];

export default defineConfig({
  test: {
    name: 'mock-api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...postgres],
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
