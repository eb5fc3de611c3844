import { configDefaults, defineConfig } from 'vitest/config';

// What needs a PostgreSQL server runs where there is one, and is not there otherwise.
const postgres = process.env.TEST_DATABASE_URL ? [] : ['test/**/*.postgres.test.ts'];

export default defineConfig({
  test: {
    name: 'mock-api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...postgres],
    testTimeout: 20_000,
  },
});
