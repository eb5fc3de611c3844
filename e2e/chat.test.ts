import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { OPEN_CHAT, openChat } from './open-chat.ts';

test('CHT-2 the chat is 340 by 520 px, Enter sends a message, and a reply follows', async ({
  page,
}) => {
  await page.goto('/');
  const panel = await openChat(page);
  expect(await panel.boundingBox()).toMatchObject({ width: 340, height: 520 });
  const box = panel.getByRole('textbox');
  await expect(box).toBeFocused();
  await box.fill('  When do Northgate Athletic play next?  ');
  await box.press('Enter');
  const messages = panel.locator('[data-role]:not([data-role=typing])');
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText('When do Northgate Athletic play next?');
  await expect(messages.nth(1)).toHaveAttribute('data-role', 'assistant');
  await page.reload();
  await openChat(page);
  await expect(messages).toHaveCount(2);
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('API-5 the chat replies with times of the visitor’s zone', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    const panel = await openChat(page);
    const box = panel.getByRole('textbox');
    await box.fill('Which football matches are on today?');
    await box.press('Enter');
    const reply = panel.locator('[data-role=assistant]');
    await expect(reply).toContainText(/^\D*Top football matches today \(GMT-5\): \d\d:\d\d /);
  });
});

test('CHT-3 the text box grows with its text up to 80 px, and Shift+Enter adds a line', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const box = (await openChat(page)).getByRole('textbox');
  const height = async () => (await box.boundingBox())?.height ?? 0;
  const before = await height();
  await box.press('a');
  await box.press('Shift+Enter');
  await box.press('b');
  await expect(box).toHaveValue('a\nb');
  expect(await height()).toBeGreaterThan(before);
  await box.fill('a\n'.repeat(20));
  expect(await height()).toBe(80);
});

test('CHT-1 Escape closes the chat and returns the focus', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const panel = await openChat(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: OPEN_CHAT })).toBeFocused();
});

test.describe('with a chat API that fails', () => {
  test.use({ expectedErrors: [/502/] });

  test('CHT-4 an error is shown in Chinese', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/');
    const panel = await openChat(page);
    await panel.getByRole('textbox').fill('hello');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.locator('[data-role=error] [lang=zh-Hans]')).toHaveText('发生错误，请重试');
    await expect(panel.getByText('正在输入')).toBeHidden();
  });
});

test('CHT-1 on a phone the button is in the dock, where it covers no rows', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/football/matches');
  const [toggle, dock] = await Promise.all([
    page.getByRole('button', { name: OPEN_CHAT }).boundingBox(),
    page.getByRole('navigation', { name: 'Menu' }).boundingBox(),
  ]);
  expect(toggle?.y).toBeGreaterThanOrEqual(dock?.y ?? 844);
  const links = await page
    .locator('nav[aria-label=Menu] > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...links)).toBeLessThanOrEqual(toggle?.x ?? 0);
});

test('CHT-1 on a wider screen the button is in the margin, where it covers no text', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/football/matches');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const toggle = await page.getByRole('button', { name: OPEN_CHAT }).boundingBox();
    const main = await page.getByRole('main').evaluate((element) => {
      const { paddingRight } = getComputedStyle(element);
      return element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    });
    expect(toggle?.x).toBeGreaterThanOrEqual(main);
    expect(toggle?.width).toBeGreaterThanOrEqual(24);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 767, height: 700 } });

  test('CHT-2 the chat fills the screen, and Enter adds a line', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    const panel = await openChat(page);
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 767, height: 700 });
    await panel.getByRole('textbox').press('a');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByRole('textbox')).toHaveValue('a\n');
  });

  test('CHT-2 the full-screen chat traps the focus and returns it', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    const panel = await openChat(page);
    await expect(page.getByRole('dialog', { name: '在线客服' })).toHaveAttribute(
      'aria-modal',
      'true',
    );
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('[aria-modal]');
      });
      expect(outside).toBe(false);
    }
    await panel.getByRole('button', { name: 'Close support chat' }).click();
    await expect(page.getByRole('button', { name: OPEN_CHAT })).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('CHT-2 the chat stays above the on-screen keyboard', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    const panel = await openChat(page);
    await page.evaluate(() => {
      const { visualViewport } = window;
      Object.defineProperty(visualViewport, 'height', { value: 380 });
      Object.defineProperty(visualViewport, 'offsetTop', { value: 40 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 40, width: 767, height: 380 });
    await expect(panel.getByRole('textbox')).toBeInViewport();
  });
});

test('the open chat passes axe in both themes', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const panel = await openChat(page);
  await panel.getByRole('textbox').fill('a'.repeat(480));
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.locator('[data-role=assistant]')).toBeVisible();
  await panel.getByRole('textbox').fill('a'.repeat(480));
  await expectAccessible(page);
});
