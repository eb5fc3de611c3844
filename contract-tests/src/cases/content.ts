import type { PageName } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import type { JsonSchema } from '@touchline/types/contract';
import type { CaseContext } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { CHINESE, expectLanguage, isChinese } from '../languages.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

const MAX_IMAGES = 40;

const MIN_TEXT_LENGTH = 120;

function checkPage(context: CaseContext, name: string, text: string): void {
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) context.fail(`${name} has ${headings} first-level headings`);
  if (!/<div[^>]*class="body"/.test(text)) context.fail(`${name} has no div with the class body`);
}

function checkLength(context: CaseContext, name: string, text: string): void {
  const { length } = text.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').trim();
  if (length < MIN_TEXT_LENGTH) context.fail(`${name} has only ${length} characters of text`);
}

async function checkPages(suite: Suite): Promise<void> {
  const names = (suite.contract.schemas.components.schemas.PageName as JsonSchema).enum;
  await suite.check('getStaticPage', 'every page exists', async (context) => {
    for (const pageName of names as PageName[]) {
      const { text } = await context.send('getStaticPage', { path: { pageName } });
      checkPage(context, pageName, text);
    }
  });
  await suite.rules.check(
    'getStaticPage',
    'every page exists in every language',
    async (context) => {
      for (const pageName of names as PageName[]) {
        for (const language of languages) {
          const headers = { 'accept-language': language };
          const response = await context.send('getStaticPage', { path: { pageName }, headers });
          checkPage(context, pageName, response.text);
          checkLength(context, pageName, response.text);
          expectLanguage(context, response, language);
          context.expectEqual(
            isChinese(response.text),
            CHINESE[language],
            `${pageName} in ${language} is Chinese`,
          );
        }
      }
    },
  );
}

/** All image URLs anywhere in these values. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'logo' || name === 'image') && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

const MOCK_IMAGE = /^images\/([^/]+)\/([^/]+)\.svg$/;

export async function contentCases(suite: Suite, sampleData: SampleData): Promise<void> {
  await checkPages(suite);
  if (!offers(suite, 'getImage')) return;
  await suite.check('getImage', 'every image of the lists exists', async (context) => {
    const all = new Set(
      imagesIn([
        sampleData.news.slice(0, 10),
        sampleData.matches.slice(0, 40),
        sampleData.tournaments,
        sampleData.rankings,
      ]),
    );
    for (const address of [...all].filter((url) => MOCK_IMAGE.test(url)).slice(0, MAX_IMAGES)) {
      const [, kind = '', name = ''] = MOCK_IMAGE.exec(address) ?? [];
      const path = { kind: kind as 'teams', name };
      const text = await context.api.GET('/images/{kind}/{name}.svg', { params: { path } });
      if (!/<svg[\s>]/.test(text)) context.fail(`${address} is not an SVG image`);
    }
  });
  await suite.check('getImage', 'an unknown image is a 404', async (context) => {
    await context.send('getImage', { path: { kind: 'teams', name: 'te-nobody-0' } }, 404);
  });
}
