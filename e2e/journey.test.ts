import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect } from './account-fixtures.ts';
import { nightlyUnless } from './long.ts';
import { offlineVisitor, type ProxiedSite, proxiedSite } from './offline-fixtures.ts';

const test = base.extend<ProxiedSite>(proxiedSite);

test.use(offlineVisitor);

const english = {
  lang: 'en',
  football: 'Football',
  today: 'Matches today',
  odds: 'Odds',
  fractional: 'Fractional',
  search: 'Search',
  register: 'Register',
  accept: /^I accept/,
  adult: 'I confirm that I am over 18 years old',
  chat: 'Open support chat',
  closeChat: 'Close support chat',
  message: 'Message',
  question: 'How do I register?',
  ownName: 'English',
  menu: 'Open the menu',
  logout: 'Logout',
  login: 'Login',
  offline: /^Offline · /,
};

const chinese: typeof english = {
  lang: 'zh-Hans',
  football: '足球',
  today: '今日比赛',
  odds: '赔率',
  fractional: '分数盘',
  search: '搜索',
  register: '注册',
  accept: /^我同意/,
  adult: '我确认已年满 18 周岁',
  chat: '打开在线客服',
  closeChat: '关闭在线客服',
  message: '消息',
  question: '怎么注册？',
  ownName: '简体中文',
  menu: '打开菜单',
  logout: '退出登录',
  login: '登录',
  offline: /^离线 · /,
};

/** Repeats an action until it takes effect. */
async function repeatUntil(action: () => Promise<void>, effect: () => Promise<void>) {
  await expect(async () => {
    await action();
    await effect();
  }).toPass();
}

async function chooseInFooter(page: Page, menu: string, choice: string) {
  const footer = page.getByRole('contentinfo');
  const item = page.getByRole('option', { name: choice });
  await repeatUntil(
    () => footer.getByRole('button', { name: menu }).click(),
    () => expect(item).toBeVisible({ timeout: 2000 }),
  );
  await item.click();
}

const someTeamName = async (page: Page, lang: string) => {
  const { data } = await (await page.request.get('/api/search/index')).json();
  return data.teams[0][lang === 'en' ? 'en' : 'zh'] as string;
};

for (const texts of [english, chinese]) {
  const other = texts === english ? chinese : english;

  test.describe(texts.lang, () => {
    test.use({ language: texts === chinese ? 'zh' : 'en' });

    test(
      `SYS-10, PRF-1, PRF-2, SES-3 a visit from the first page to the offline one (${texts.lang})`,
      nightlyUnless(texts === english),
      async ({ page, site, context }) => {
        test.setTimeout(240_000);
        const html = page.locator('html');
        const banner = page.getByRole('banner');

        await page.goto(`${site.url}/`);
        await expect(html).toHaveAttribute('lang', texts.lang);
        await banner.getByRole('link', { name: texts.football }).click();
        await expect(page).toHaveURL(/\/football\/matches$/);
        // The URL changes before the page: wait until the rows are not those of the last page.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.today);

        await chooseInFooter(page, texts.odds, texts.fractional);
        const row = page.locator('main li[data-match]').filter({ hasText: /\d\/\d/ });
        await expect(row.first()).toBeVisible();

        await page.locator('main li[data-match] a').first().click();
        await expect(page).toHaveURL(/\/football\/matches\/ma-/);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

        const team = await someTeamName(page, texts.lang);
        await page.keyboard.press('/');
        const search = page.getByRole('dialog', { name: texts.search });
        await search.getByRole('combobox').fill(team);
        await expect(search.getByRole('option').first()).toContainText(team);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(team);

        const name = `wei-${randomUUID().slice(0, 8)}`;
        await banner.getByRole('link', { name: texts.register }).click();
        await page.locator('input[name=email]').fill(`${name}@example.org`);
        await page.locator('input[name=password]').fill('a long enough password');
        await page.getByRole('checkbox', { name: texts.accept }).check();
        await page.getByRole('checkbox', { name: texts.adult }).check();
        await page.getByRole('main').getByRole('button', { name: texts.register }).click();
        await banner.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(5);

        await page.getByRole('button', { name: texts.chat }).click();
        const chat = page.getByRole('region', { name: '在线客服' });
        await chat.getByRole('textbox', { name: texts.message }).fill(texts.question);
        await page.keyboard.press('Enter');
        await expect(chat.locator('[data-role=assistant]').last()).toContainText(texts.register);
        await chat.getByRole('button', { name: texts.closeChat }).click();

        await chooseInFooter(page, texts.ownName, other.ownName);
        await expect(html).toHaveAttribute('lang', other.lang);

        await page.getByRole('button', { name: other.menu }).click();
        await page.getByRole('dialog').getByRole('button', { name: other.logout }).click();
        await expect(page).toHaveURL(/\/login$/);

        await page.close();
        const back = await context.newPage();
        await back.goto(`${site.url}/football/matches`);
        await expect(back.locator('html')).toHaveAttribute('lang', other.lang);
        await expect(
          back.getByRole('banner').getByRole('link', { name: other.login }),
        ).toBeVisible();
        await expect(
          back
            .locator('main li[data-match]')
            .filter({ hasText: /\d\/\d/ })
            .first(),
        ).toBeVisible();

        await back.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await expect
          .poll(() =>
            back.evaluate(async () =>
              Boolean(await caches.match('/football/matches', { ignoreVary: true })),
            ),
          )
          .toBe(true);
        site.down = true;
        await context.setOffline(true);
        await back.reload();
        await expect(back.locator('main li[data-match]').first()).toBeVisible();
        await expect(back.getByText(other.offline)).toBeVisible();
      },
    );
  });
}
