import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(within: string, options: object): Promise<{ violations: Violation[] }>;
}

/** Runs the rule of contrast alone, with the script that is in the page already: it takes as long to load as to run. */
const checkContrast = (page: Page, within: string): Promise<Violation[]> =>
  page.evaluate(
    async ([within, options]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(within, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    [within, { resultTypes: ['violations'], runOnly: ['color-contrast'] }] as const,
  );

/**
 * Passes all axe rules in the dark theme, and colour contrast in the light one: themes differ in colours alone.
 * The report has violations only, and is made in the page, which has no frames of other origins: a report of all that
 * passes takes longer than the rules.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode();
  const dark = await axe.options({ resultTypes: ['violations'] }).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const problems = [...dark.violations, ...(await checkContrast(page, within))];
  const found = problems.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(found, 'violations that axe finds').toEqual([]);
}
