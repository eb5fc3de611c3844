import { demoUrl, expect, folder, test } from './fixtures.ts';

test('a demo in any folder shows the live matches of now', async ({ open }) => {
  const page = await open('/');
  const live = await page.evaluate(async () => (await fetch('/api/matches/live')).json());
  expect(live.data.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await expect(page.locator('main a[href*="/matches/ma-"]').first()).toBeVisible();
});

test('the footer of a demo says that it is a simulation, in every language', {
  tag: '@long',
}, async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('contentinfo')).toContainText('This is a simulation.');
  const home = page.url();
  await page.goto(`${home}?lang=zh`);
  await expect(page.getByRole('contentinfo')).toContainText('这是一个模拟演示');
  await page.goto(`${home}?lang=es`);
  await expect(page.getByRole('contentinfo')).toContainText('Esto es una simulación.');
});

test('links lead below the folder, in the page and in a tab of their own', {
  tag: '@long',
}, async ({ open }) => {
  const page = await open('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Tournaments' });
  const href = await link.getAttribute('href');
  expect(href).toBe(`${folder}/football/tournaments/all`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${folder}/football/tournaments/all$`));
  await page.reload();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a match of the list has its page, and the way back leads to the list', async ({ open }) => {
  const page = await open('/football/matches');
  const match = page.locator('main a[href*="/matches/ma-"]').first();
  await match.click();
  await expect(page).toHaveURL(/\/football\/matches\/ma-/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/football\/matches$/);
});

test('an address without a page says so', { tag: '@long' }, async ({ open }) => {
  const page = await open('/no/such/page');
  await expect(page).toHaveTitle(/not found/i);
});

test('flags, crests and pictures of the news are there', { tag: '@long' }, async ({ open }) => {
  const page = await open('/football/tournaments/all');
  const flag = page.locator('img[src*="/images/countries/"]').first();
  await flag.scrollIntoViewIfNeeded();
  await expect
    .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('an information page has its text', { tag: '@long' }, async ({ open }) => {
  const page = await open('/info/about');
  await expect(page.getByRole('main')).toContainText('Touchline');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search finds a team by the first letters of its name, and by pinyin', {
  tag: '@long',
}, async ({ open }) => {
  const page = await open('/');
  const { data } = await page.evaluate(async () => (await fetch('/api/search/index')).json());
  const team = data.teams.find(({ zh }: { zh: string }) => /^\p{Script=Han}+$/u.test(zh));
  const pinyin = team.pinyin ?? [...team.zh].map((one) => data.pinyin[one]).join(' ');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const text of [team.en, pinyin.replaceAll(' ', '')]) {
    await dialog.getByRole('combobox').fill(text);
    await expect(dialog.getByRole('option', { name: team.en }).first()).toBeVisible();
  }
});

test('a chosen language stays, and the next document begins in it', { tag: '@long' }, async ({
  open,
}) => {
  const page = await open('/football/matches?lang=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto(page.url().replace('?lang=zh', ''), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto(`${page.url()}?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('covered results show no score of a match that is live', { tag: '@long' }, async ({
  open,
}) => {
  const page = await open('/');
  await page.evaluate(() => localStorage.setItem('touchline', '{"results":"covered"}'));
  await page.goto(page.url());
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  const answer = await page.evaluate(async () =>
    (await fetch('/api/spoiler-free/matches/live')).json(),
  );
  expect(answer.data[0]).toMatchObject({ covered: true, homeTeam: { score: null } });
  await expect(page.getByRole('main')).not.toContainText('LIVE Map');
});

test('a link to a real day enters it, and another returns to the present', {
  tag: '@long',
}, async ({ open }) => {
  const day = new URLSearchParams({
    at: '2012-05-13T15:20:00Z',
    speed: '1',
    scenario: 'real-seasons',
    to: '/football/matches/ma-en1-2011-38-3',
  });
  const page = await open(`/worlds/enter?${day}`);
  await expect(page).toHaveURL(`${demoUrl}/football/matches/ma-en1-2011-38-3`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manchester City');
  await expect(page.getByRole('contentinfo')).toContainText('Results: openfootball (CC0)');
  const now = () =>
    page.evaluate(async () =>
      (await fetch('/api/matches/live?limit=1')).headers.get('x-world-now'),
    );
  expect(await now()).toMatch(/^2012-05-13T15:2/);
  await page.goto(`${demoUrl}/worlds/enter?to=/`);
  expect(await now()).not.toMatch(/^2012/);
});
