import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { SearchIndex } from '@touchline/types';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openChat } from './open-chat.ts';

const names: Record<Language, string> = { en: 'Search', zh: '搜索', es: 'Buscar' };
const INDEX_URL = /\/api\/search\/index$/;

async function openSearch(page: Page, name: string = names.en) {
  const dialog = page.getByRole('dialog', { name });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press('/');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  return { dialog, field, options: dialog.getByRole('option') };
}

/** A team whose names have only Latin letters and only Chinese characters. */
async function someTeam(page: Page) {
  const response = await page.request.get('/api/search/index');
  const { data } = await response.json();
  const [team] = data.teams.filter(
    ({ en, zh }: { en: string; zh: string }) =>
      /^[A-Za-z ]+$/.test(en) && /^\p{Script=Han}+$/u.test(zh),
  );
  const pinyin = team.pinyin?.split(' ') ?? [...team.zh].map((one) => data.pinyin[one]);
  return { ...team, syllables: pinyin } as {
    id: string;
    en: string;
    zh: string;
    syllables: string[];
  };
}

test('the search opens with a slash or Ctrl-K, fetches its index once, and Escape returns the focus', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => INDEX_URL.test(request.url()) && fetched.push(request.url()));
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  expect(fetched).toHaveLength(0);
  await button.focus();
  const { dialog } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  // The key is pressed before the browser has fired the close event.
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    element.requestClose();
    await Promise.resolve();
    const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
    document.body.dispatchEvent(key);
  });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(fetched).toHaveLength(1);
});

test('SEA-1 the index is small: at most 100 kB with 2,100 players, 1,638 teams and their tournaments', async ({
  page,
}) => {
  const response = await page.request.get('/api/search/index');
  const body = await response.body();
  const { data } = JSON.parse(body.toString());
  expect(data.players.length).toBeGreaterThan(1000);
  expect(brotliCompressSync(body).length).toBeLessThan(100_000);
});

test('SEA-1 ten players are found, second after teams, each with club and number, and a club by its ground and coach', {
  tag: '@long',
}, async ({ page }) => {
  const response = await page.request.get('/api/search/index');
  const { data } = (await response.json()) as { data: SearchIndex };
  await page.goto('/');
  const { dialog, field } = await openSearch(page);
  const players = (data.players ?? []).slice(0, 200).filter((_, no) => no % 20 === 8);
  for (const { en, team, number } of players) {
    const club = data.teams.find(({ id }) => id === team)?.en ?? '';
    await field.fill(en);
    const group = dialog.getByRole('group', { name: 'Players' });
    await expect(group.getByRole('option', { name: en })).toContainText(
      number === undefined ? club : `No. ${number} · ${club}`,
    );
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/football\/players\//);
  const [club] = data.teams.filter(({ keywords }) => keywords);
  const { en = '', keywords = [] } = club ?? {};
  await openSearch(page);
  for (const keyword of keywords) {
    await field.fill(keyword);
    const teams = dialog.getByRole('group', { name: 'Teams' });
    await expect(teams.getByRole('option', { name: en })).toContainText(keyword);
  }
});

test('what is typed while the search loads is searched for, and stars nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/football/matches');
  const stars = page.getByRole('button', { name: /^Unstar / });
  await expect(stars).toHaveCount(0);
  await page.locator('main li[data-match] > a').first().focus();
  const load = Promise.withResolvers<void>();
  await page.route(/search-dialog/, async (route) => {
    await load.promise;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('seafs');
  load.resolve();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('seafs');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(stars).toHaveCount(0);
});

test('a slash typed in a field does not open the search', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('a/b');
  await expect(message).toHaveValue('a/b');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
});

test('a click outside closes the search and the list of keys, a click inside does not', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  for (const [key, name] of [
    ['/', 'Search'],
    ['?', 'Shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    const { x, y } = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 3, y + 3);
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  }
});

test('a team is found by its name, chosen with the keyboard, and listed under recent searches', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const team = await someTeam(page);
  const { dialog, field, options } = await openSearch(page);
  await field.fill(team.en.toUpperCase());
  const first = options.first();
  await expect(first).toContainText(team.en);
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/team/${team.id}$`));
  await expect(dialog).toBeHidden();
  const again = await openSearch(page);
  await expect(again.dialog.getByRole('group', { name: 'Recent' })).toContainText(team.en);
});

test('the arrow keys, Home and End move through the results, and a click opens one', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const { field, options, dialog } = await openSearch(page);
  await field.fill('football');
  await expect(options.nth(2)).toBeVisible();
  const selected = dialog.locator('[aria-selected="true"]');
  const at = (index: number) => options.nth(index).getAttribute('id');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', (await options.count()) - 1],
    ['Home', 0],
    ['End', (await options.count()) - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveAttribute('id', (await at(index)) ?? '');
  }
  await dialog.getByRole('option', { name: 'Football: matches' }).click();
  await expect(page).toHaveURL(/\/football\/matches$/);
  await expect(dialog).toBeHidden();
});

test('a search without results says so, with a hint', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const { dialog, field } = await openSearch(page);
  await field.fill('qqqqzzzz');
  await expect(dialog).toContainText('No results for “qqqqzzzz”');
  await expect(dialog.getByRole('status')).toHaveText('0 results');
});

test.describe('without the index', () => {
  test.use({ expectedErrors: [/search\/index/] });

  test('pages are still found, and the dialog reports the missing index and can retry', {
    tag: '@long',
  }, async ({ page }) => {
    let isDown = true;
    await page.route(INDEX_URL, (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/');
    const { dialog, field, options } = await openSearch(page);
    await field.fill('privacy');
    await expect(options.first()).toContainText('Privacy policy');
    await expect(dialog).toContainText('Couldn’t load teams and tournaments.');
    isDown = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).not.toContainText('Couldn’t load');
  });
});

test.describe('zh', () => {
  test.use({ language: 'zh' });

  test('a Chinese name is found by its characters, its pinyin and its initials', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    const team = await someTeam(page);
    const { field, options } = await openSearch(page, names.zh);
    const initials = team.syllables.map(([letter]) => letter).join('');
    for (const typed of [team.zh, team.syllables.join(''), initials]) {
      await field.fill(typed);
      await expect(options.filter({ hasText: team.zh }).first(), typed).toBeVisible();
    }
  });

  test('Enter that confirms Chinese input does not choose a result', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    const { dialog, field, options } = await openSearch(page, names.zh);
    await field.fill('足球');
    await expect(options.first()).toBeVisible();
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

const expectNoOverflow = async (dialog: Locator) => {
  const [needed = 0, width = 0] = await dialog.evaluate((one) => [
    one.scrollWidth,
    one.clientWidth,
  ]);
  expect(needed).toBeLessThanOrEqual(width);
};

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('PRF-7 the open search and the open chat pass axe in both themes and do not overflow', {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { dialog, field, options } = await openSearch(page);
    await field.fill('sh');
    await expect(options.first()).toBeVisible();
    await expectAccessible(page, 'dialog');
    await expectNoOverflow(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const panel = await openChat(page);
    await panel.getByRole('textbox').fill('a'.repeat(480));
    await expectAccessible(page, 'section:has(textarea)');
    await expectNoOverflow(panel);
  });
});

test.describe('in Spanish, whose words are the longest', () => {
  test.use({ language: 'es', viewport: { width: 320, height: 700 } });

  test('the search passes axe in both themes and does not overflow', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { dialog, field, options } = await openSearch(page, names.es);
    await field.fill('sh');
    await expect(options.first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(dialog);
    await field.fill('qqqqzzzz');
    await expect(options).toHaveCount(0);
    await expectAccessible(page, 'dialog');
  });
});
