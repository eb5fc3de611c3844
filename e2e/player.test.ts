import { expect, test } from './fixtures.ts';
import { findOverflow } from './overflow.ts';

test('PLA-1 the four figures of an esports player fit a narrow phone', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/lol/players/pl-lol-3-1-2025?lang=es');
  await expect(page.getByText('asistencias por partido')).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
