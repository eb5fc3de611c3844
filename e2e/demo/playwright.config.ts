import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

/** Against a folder of static files, which the service worker makes a site. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: process.env.TEST_SCOPE === 'core' ? ['**/*.long.test.ts'] : [],
  outputDir: '../../reports/e2e-demo',
  reporter: [
    ['list'],
    ['../../tools/test/playwright-reporter.ts'],
    ['json', { outputFile: '../../reports/demo.json' }],
    ['junit', { outputFile: '../../reports/demo.junit.xml' }],
  ],
  use: {
    ...site.use,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [] },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
  },
});
