import { test as base, expect } from '@playwright/test';
import { type WorldOption, worldFixtures } from '@touchline/mock-api/testing/playwright';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import { waitForHydration } from './wait-for-hydration.ts';

export { expect };

interface SiteFixtures {
  /** Console errors that this test expects, for example /404/ on the not-found page. */
  expectedErrors: RegExp[];
  /** Violations of the page's policy that this test expects, as `directive address`. */
  expectedViolations: RegExp[];
  /** False for tests in which pages do not hydrate, for example without script. */
  hydrates: boolean;
  /** The language that the visitor has chosen on an earlier visit. */
  language: Language;
  languageChosen: undefined;
  pulsesOff: undefined;
  failOnErrors: undefined;
  failOnViolations: undefined;
  hydrationFirst: undefined;
}

// Leaving a page cancels its pending requests, which is not an error of the site.
const CANCELLED = 'net::ERR_ABORTED';

const VIOLATION = 'reportPolicyViolation';

/** Every test fails on console errors, uncaught exceptions, failed requests and violations of a page's policy. */
export const test = base.extend<SiteFixtures & WorldOption>({
  ...worldFixtures,
  expectedErrors: [[], { option: true }],
  expectedViolations: [[], { option: true }],
  hydrates: [true, { option: true }],
  language: ['en', { option: true }],

  languageChosen: [
    async ({ context, language }, use) => {
      if (language !== 'en') {
        await context.addInitScript((chosen) => {
          // Frames without an origin have no storage.
          if (origin !== 'null') localStorage.touchline ??= JSON.stringify({ language: chosen });
        }, language);
      }
      await use(undefined);
    },
    { auto: true },
  ],

  // Frames are drawn in software: the pulse of live matches takes a seventh of a processor while a page is open, that of
  // skeletons (hidden from screen readers) as much while it loads.
  pulsesOff: [
    async ({ context }, use) => {
      await context.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, ':root { --t-breathe: 0s !important } [aria-hidden=true] { animation: none !important }');
      await use(undefined);
    },
    { auto: true },
  ],

  hydrationFirst: [
    async ({ context, hydrates }, use) => {
      if (hydrates) context.on('page', waitForHydration);
      await use(undefined);
    },
    { auto: true },
  ],

  failOnViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations: string[] = [];
      await context.exposeBinding(VIOLATION, (_, violation: string) => violations.push(violation));
      await context.addInitScript((report) => {
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sample }) => {
            const send = (globalThis as unknown as Record<string, (text: string) => void>)[report];
            send?.(`${effectiveDirective} ${blockedURI} ${sample} (${location.href})`);
          },
        );
      }, VIOLATION);
      await use(undefined);
      const unexpected = violations.filter(
        (violation) => !expectedViolations.some((pattern) => pattern.test(violation)),
      );
      expect(unexpected, 'violations of the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],

  failOnErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${url})`);
      });
      context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().stack}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        if (reason !== CANCELLED) errors.push(`request: ${request.url()} ${reason}`);
      });
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !expectedErrors.some((pattern) => pattern.test(error)),
      );
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
