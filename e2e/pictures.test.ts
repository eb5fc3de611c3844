import { expect, test } from './fixtures.ts';

const LOADS = 'https://logos.test/loads.svg';
const FAILS = 'https://logos.test/fails.svg';
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';

test.use({
  expectedErrors: [/ERR_FAILED|logos[.]test/],
  world: {
    at: '2026-11-28T15:20:00Z',
    overrides: {
      listTeamRankings: {
        set: {
          '/data/0/logo': LOADS,
          '/data/1/logo': FAILS,
          '/data/0/country': { id: 'co-a', name: 'Wales', logo: FAILS },
          '/data/1/country': { id: 'co-b', name: 'Oceania' },
        },
      },
    },
  },
});

test('SYS-3 ENT-2 logos of another host cover the crests once they load; those that fail leave drawings and flags', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('https://logos.test/**', (route) =>
    route.request().url() === LOADS
      ? route.fulfill({ contentType: 'image/svg+xml', body: IMAGE })
      : route.abort(),
  );
  await page.goto('/football/teams/all');
  const rows = page.locator('main li').filter({ hasText: /^#\d/ });
  await expect(rows.nth(0).locator(`img[src="${LOADS}"]`)).toBeVisible();
  await expect(rows.nth(1).locator(`img[src="${FAILS}"]`)).toBeHidden();
  await expect(rows.nth(1).locator('svg').first()).toBeVisible();
  await expect(rows.nth(0).locator('img[src*="/assets/GB-WLS-"]')).toBeVisible();
  await expect(rows.nth(1).locator('img')).toHaveCount(1);
});
