import type { PageName } from '@touchline/types';
import type { JsonSchema } from '@touchline/types/contract';
import type { Found } from '../discover.ts';
import type { Suite, Trial } from '../suite.ts';

const MOST_IMAGES = 40;
const han = /\p{Script=Han}/u;

function checkPage(trial: Trial, name: string, text: string): void {
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) trial.fault(`${name} has ${headings} headings of the first level`);
  if (!/<div[^>]*class="body"/.test(text)) trial.fault(`${name} has no body div`);
  const words = text.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').trim().length;
  if (words < 120) trial.fault(`${name} says next to nothing (${words} characters)`);
}

async function checkPages(suite: Suite): Promise<void> {
  const names = (suite.contract.schemas.components.schemas.PageName as JsonSchema).enum;
  await suite.check('getStaticPage', 'every page is there in both languages', async (trial) => {
    for (const pageName of names as PageName[]) {
      for (const language of ['en', 'zh']) {
        const headers = { 'accept-language': language };
        const answer = await trial.ask('getStaticPage', { path: { pageName }, headers });
        checkPage(trial, pageName, answer.text);
        trial.same(answer.headers.get('content-language'), language, `${pageName}'s language`);
        trial.same(
          han.test(answer.text),
          language === 'zh',
          `${pageName} in ${language} is Chinese`,
        );
      }
    }
  });
}

/** Every address of an image that stands anywhere in these things. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'logo' && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

const own = /^images\/([^/]+)\/([^/]+)\.svg$/;

export async function contentCases(suite: Suite, found: Found): Promise<void> {
  await checkPages(suite);
  await suite.check('getImage', 'no logo in the lists is broken', async (trial) => {
    const all = new Set(imagesIn([found.matches.slice(0, 40), found.tournaments, found.rankings]));
    for (const address of [...all].filter((one) => own.test(one)).slice(0, MOST_IMAGES)) {
      const [, kind = '', name = ''] = own.exec(address) ?? [];
      const { text } = await trial.ask('getImage', { path: { kind, name } });
      if (!/<svg[\s>]/.test(text)) trial.fault(`${address} is no drawing`);
    }
  });
  await suite.check('getImage', 'a drawing that nothing bears is a 404', async (trial) => {
    await trial.ask('getImage', { path: { kind: 'teams', name: 'te-nobody-0' } }, 404);
  });
}
