import { test as base, expect } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

export { expect };

interface Quiet {
  /** What this test expects the browser to complain of, for example /404/ on the page of nothing. */
  expectedErrors: RegExp[];
  /** Whether pages come alive in this test: not without script. */
  hydrates: boolean;
  noFaults: undefined;
  aliveFirst: undefined;
}

// A page that is left cancels what it was fetching: no fault of the site.
const CANCELLED = 'net::ERR_ABORTED';

/** Every test fails on what a visitor's console would show: errors, uncaught exceptions, failed requests. */
export const test = base.extend<Quiet>({
  expectedErrors: [[], { option: true }],
  hydrates: [true, { option: true }],

  aliveFirst: [
    async ({ context, hydrates }, use) => {
      if (hydrates) context.on('page', waitForHydration);
      await use(undefined);
    },
    { auto: true },
  ],

  noFaults: [
    async ({ context, expectedErrors }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${url})`);
      });
      context.on('weberror', (fault) => faults.push(`uncaught: ${fault.error().stack}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        if (reason !== CANCELLED) faults.push(`request: ${request.url()} ${reason}`);
      });
      await use(undefined);
      const unexpected = faults.filter(
        (fault) => !expectedErrors.some((known) => known.test(fault)),
      );
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});
