import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Servers and their clients share one core with everything else that is being tested.
    testTimeout: 20_000,
  },
});
