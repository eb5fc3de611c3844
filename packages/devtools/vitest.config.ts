import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'devtools', include: ['test/**/*.test.ts'] },
});
