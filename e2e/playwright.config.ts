import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/test/find-chromium.ts';

const { CI, E2E_BASE_URL = 'http://127.0.0.1:8080' } = process.env;
/** A Saturday afternoon with much going on: where dev tools are on, every visit is made at this instant. */
const world = {
  name: 'x-world-at',
  value: encodeURIComponent('2026-11-21T15:30:00Z'),
  domain: new URL(E2E_BASE_URL).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

const executablePath = findChromium(process.env);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Where nobody is there to look: one that needed it is named at the end of the run.
  retries: CI ? 1 : 0,
  // Half of it is waiting: as many as there are cores, whatever the runner would take of them.
  workers: availableParallelism(),
  // Patience for machines that do much else: no test waits on purpose.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../reports/e2e.json' }],
    ['junit', { outputFile: '../reports/e2e.junit.xml' }],
  ],
  use: {
    baseURL: E2E_BASE_URL,
    browserName: 'chromium',
    storageState: { cookies: [world], origins: [] },
    // Pages come from the server in each test; what the worker does has a file of its own.
    serviceWorkers: 'block',
    // A recorder makes every test twice as long: it is for the second try, and for `--trace=on`.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
