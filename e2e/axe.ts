import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Passes all axe rules in the dark theme, and colour contrast in the light one: themes differ in colours alone.
 * The report has violations only, and is made in the page, which has no frames of other origins: a report of all that
 * passes takes longer than the rules.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const axe = () =>
    new AxeBuilder({ page })
      .include(within)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe().withRules('color-contrast').analyze();
  const problems = [...dark.violations, ...light.violations];
  expect(problems.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
