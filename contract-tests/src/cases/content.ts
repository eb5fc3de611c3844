import type { PageName } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import type { JsonSchema } from '@touchline/types/contract';
import type { Found } from '../discover.ts';
import type { Suite, Trial } from '../suite.ts';

const MAX_IMAGES = 40;
const HAN = /\p{Script=Han}/u;

function checkPage(trial: Trial, name: string, text: string): void {
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) trial.fault(`${name} has ${headings} first-level headings`);
  if (!/<div[^>]*class="body"/.test(text)) trial.fault(`${name} has no div with the class body`);
  const textLength = text.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').trim().length;
  if (textLength < 120) trial.fault(`${name} has only ${textLength} characters of text`);
}

async function checkPages(suite: Suite): Promise<void> {
  const names = (suite.contract.schemas.components.schemas.PageName as JsonSchema).enum;
  await suite.check('getStaticPage', 'every page exists in every language', async (trial) => {
    for (const pageName of names as PageName[]) {
      for (const language of languages) {
        const headers = { 'accept-language': language };
        const answer = await trial.send('getStaticPage', { path: { pageName }, headers });
        checkPage(trial, pageName, answer.text);
        trial.same(answer.headers.get('content-language'), language, `${pageName}'s language`);
        trial.same(
          HAN.test(answer.text),
          language === 'zh',
          `${pageName} in ${language} is Chinese`,
        );
      }
    }
  });
}

/** All image URLs anywhere in these values. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'logo' && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

const BUNDLED_IMAGE = /^images\/([^/]+)\/([^/]+)\.svg$/;

export async function contentCases(suite: Suite, found: Found): Promise<void> {
  await checkPages(suite);
  await suite.check('getImage', 'every logo of the lists exists', async (trial) => {
    const all = new Set(imagesIn([found.matches.slice(0, 40), found.tournaments, found.rankings]));
    for (const address of [...all].filter((url) => BUNDLED_IMAGE.test(url)).slice(0, MAX_IMAGES)) {
      const [, kind = '', name = ''] = BUNDLED_IMAGE.exec(address) ?? [];
      const { text } = await trial.send('getImage', { path: { kind, name } });
      if (!/<svg[\s>]/.test(text)) trial.fault(`${address} is not an SVG image`);
    }
  });
  await suite.check('getImage', 'an unknown image is a 404', async (trial) => {
    await trial.send('getImage', { path: { kind: 'teams', name: 'te-nobody-0' } }, 404);
  });
}
