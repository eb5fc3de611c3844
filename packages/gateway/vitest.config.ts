import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The page /worlds from its source, without a build.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Servers and their clients share one core with everything else that is being tested.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
