import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Named {
  en: string;
  zh: string;
}

const lettersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The letters of Latin-1, and Latin Extended-A. */
const LATIN = [lettersFrom(0xc0, 0xd6), lettersFrom(0xd8, 0xf6), lettersFrom(0xf8, 0x17f)].join('');

/** Every letter of the names of teams and tournaments, except ideographs. */
async function fetchLetters(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/search/index');
  const { data } = (await response.json()) as { data: { teams: Named[]; tournaments: Named[] } };
  const names = [...data.teams, ...data.tournaments].flatMap(({ en, zh }) => [en, zh]);
  const letters = new Set(names.join('').match(/[^\s\p{scx=Han}]/gu));
  return [...letters].sort().join('');
}

/** The fonts in which a text is drawn, with the number of glyphs of each. */
async function drawnIn(page: Page, text: string, weight: number) {
  const id = `drawn-${weight}`;
  await page.evaluate(
    async ({ id, text, weight }) => {
      const line = document.createElement('p');
      line.id = id;
      line.textContent = text;
      // The security policy forbids style attributes, but not the style object.
      line.style.fontWeight = `${weight}`;
      document.querySelector('main')?.append(line);
      const family = '"Touchline Text", "Touchline Text Ext"';
      await document.fonts.load(`${weight} 16px ${family}`, text);
      await document.fonts.ready;
    },
    { id, text, weight },
  );
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `#${id}`,
  });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

test('every letter of every name is drawn in the site’s own font', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const letters = await fetchLetters(request);
  for (const weight of [450, 640])
    for (const text of [letters, LATIN]) {
      const systemFonts = (await drawnIn(page, text, weight)).filter((font) => !font.isCustomFont);
      expect(systemFonts, `fonts for ${text}`).toEqual([]);
      await page.evaluate((id) => document.getElementById(id)?.remove(), `drawn-${weight}`);
    }
});
