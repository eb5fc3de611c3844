import { startPlainUpstream } from '@touchline/shared/testing/plain-upstream';
import type { Match } from '@touchline/types';
import { test as base, expect } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { nightlyUnless } from './long.ts';
import { openChat } from './open-chat.ts';
import { startGateway } from './own-gateway.ts';

type Upstream = Awaited<ReturnType<typeof startPlainUpstream>>;

interface PlainSite {
  readonly upstream: Upstream;
  readonly url: string;
  /** Adds the pages of a match, a tournament and a team of each sport to those that need no id. */
  readonly addresses: readonly string[];
}

const PAGES = [
  '/',
  ...['football', 'basketball', 'esports'].flatMap((game) => [
    `/${game}/matches`,
    `/${game}/news`,
    `/${game}/predictions`,
    `/${game}/tournaments/all`,
    `/${game}/teams/all`,
  ]),
  ...['upcoming', 'finished', 'year'].map((tab) => `/football/tournaments/all?show=${tab}`),
  '/football/matches?date=20260101',
  '/info/about',
  '/terms',
  '/login',
  '/register',
];

async function addressesOf(url: string): Promise<string[]> {
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const pages = await Promise.all(
    ['football', 'basketball', 'esports'].map(async (sport) => {
      const query = `date=${date}&timezoneOffset=0&sportType=${sport}`;
      const { data } = (await (await fetch(`${url}/api/matches?${query}`)).json()) as {
        data: Match[];
      };
      const match = data.find(({ statusId }) => statusId === 'ONGOING') ?? data[0];
      if (!match) throw new Error(`The plain upstream has no match of ${sport} today.`);
      const { id, homeTeam } = match;
      // Some matches of this upstream have no tournament.
      const tournament = data.map((one) => one.tournament).find((one) => one.id !== 'unknown');
      if (!tournament) throw new Error(`No match of ${sport} has a tournament.`);
      const country = homeTeam.country.id || tournament.country.id;
      return [
        `/${sport}/matches/${id}`,
        `/${sport}/tournament/${tournament.id}`,
        `/${sport}/team/${homeTeam.id}`,
        `/${sport}/teams/${homeTeam.id}`,
        ...(country ? [`/${sport}/teams/${country}`] : []),
      ];
    }),
  );
  return [...PAGES, ...pages.flat()];
}

/** A site of the test's own before an upstream that has the calls of the spec alone. */
const test = base.extend<object, { plain: PlainSite }>({
  plain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that a function needs.
    async ({}, use) => {
      const upstream = await startPlainUpstream();
      const gateway = await startGateway({ UPSTREAM_URL: upstream.url, JWT_VERIFY: 'upstream' });
      await use({ upstream, url: gateway.url, addresses: await addressesOf(gateway.url) });
      await gateway.close();
      await upstream.close();
    },
    { scope: 'worker' },
  ],
});

// Its pictures are those of a host that does not exist.
test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED|feeds\.invalid/] });

const UNFINISHED = /undefined|NaN|\[object|Couldn’t load|无法加载/;

for (const language of ['en', 'zh'] as const) {
  test.describe(() => {
    test.use({ language });

    test(
      `SYS-3 in ${language} every page is whole before an upstream with the calls of the spec alone`,
      nightlyUnless(language === 'en'),
      async ({ page, plain }) => {
        test.slow();
        // `npm test` visits every third, which are of each kind.
        const step = process.env.TEST_SCOPE === 'core' ? 3 : 1;
        for (const address of plain.addresses.filter((_, no) => no % step === 0)) {
          await gotoReady(page, plain.url + address);
          const main = page.locator('main');
          await expect(main.locator('h1').first(), address).not.toBeEmpty();
          await expect(main.getByRole('progressbar'), address).toHaveCount(0);
          await expect(main, address).not.toContainText(UNFINISHED);
        }
        const refused = plain.upstream.requests.filter(({ status }) => status >= 400);
        // Whether the id of a country is a team's is asked for.
        expect(refused.filter(({ path }) => path !== '/teams/details')).toEqual([]);
      },
    );
  });
}

test('SYS-3 a visitor registers, is logged in, sees the balances that are known, asks the chat and logs out', async ({
  page,
  plain,
}) => {
  await gotoReady(page, `${plain.url}/register`);
  await page.getByLabel('Email').fill(`mei-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page
    .locator('main form')
    .getByRole('button', { name: /register|create/i })
    .click();
  await page.waitForURL(`${plain.url}/`);
  await page.goto(`${plain.url}/account`);
  await expect(page.getByText('1,250.50').or(page.getByText('1250.50')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /sessions/i })).toHaveCount(0);
  const chat = await openChat(page);
  await chat.getByRole('textbox').fill('Who plays today?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.locator('[data-role=assistant]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.locator('[aria-label="Open the menu"]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(plain.upstream.requests.filter(({ status }) => status >= 400)).toEqual([]);
});
