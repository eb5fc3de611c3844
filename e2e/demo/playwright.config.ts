import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

/** Against a folder of static files, which the service worker makes a site. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/e2e-demo',
  reporter: [
    ['list'],
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
