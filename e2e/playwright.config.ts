import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../tools/test/find-chromium.ts';

const { CI, E2E_BASE_URL = 'http://127.0.0.1:8080', TEST_SCOPE } = process.env;
/** `npm test` leaves out long and nightly tests, `npm run test:all` nightly ones. */
const leftOut = { core: /@(long|nightly)/, all: /@nightly/ }[TEST_SCOPE ?? ''];
const leftOutFiles = { core: '**/*.{long,nightly}.test.ts', all: '**/*.nightly.test.ts' }[
  TEST_SCOPE ?? ''
];
/** A Saturday afternoon with many live matches. With dev tools on, every visit is at this instant. */
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

/** The image of the browser tests has no gateway to start, no gallery and no MSW. */
const NEEDS_GATEWAY = [
  'gallery.long.test.ts',
  'hostile-strings.nightly.test.ts',
  'msw.long.test.ts',
  'plain-upstream.test.ts',
  'push.nightly.test.ts',
];
const hasGateway = existsSync(new URL('../packages/gateway/src/server.js', import.meta.url));

const executablePath = findHeadlessShell(process.env) ?? findChromium(process.env);

/**
 * Two pages for the popups of the address bar, which Chromium loads in every new window: a third of the processor time of a
 * visit. The switch replaces Playwright's own, whose features follow.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  testMatch: '**/*.test.ts',
  testIgnore: [...(hasGateway ? [] : NEEDS_GATEWAY), ...(leftOutFiles ? [leftOutFiles] : [])],
  ...(leftOut && { grepInvert: leftOut }),
  outputDir: '../reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A failed test is repeated in CI for its trace; one that then passes has failed all the same.
  retries: CI ? 1 : 0,
  failOnFlakyTests: Boolean(CI),
  // Three for two cores: a test waits for a third of its time.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Generous for busy machines: no test waits on purpose.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: '../reports/e2e.junit.xml', includeRetries: true }],
    ['html', { outputFolder: '../reports/e2e-html', open: 'never' }],
  ],
  use: {
    baseURL: E2E_BASE_URL,
    browserName: 'chromium',
    storageState: { cookies: [world], origins: [] },
    // Pages come from the server; offline.test.ts tests the service worker.
    serviceWorkers: 'block',
    // Tracing doubles the time of a test, so it is on for retries and with `--trace=on` only.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // As on a screen with more than one pixel per point: letters keep their fractional widths.
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES}`,
      ],
    },
  },
});
