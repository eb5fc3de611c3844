import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { isDescending } from './order.ts';

const ARTICLES = 3;

export async function newsInvariants(suite: Suite, { news }: SampleData): Promise<void> {
  if (!offers(suite, 'listNews')) return;
  const sorted: Run = async ({ api, fail, expectEqual }) => {
    const items = await api.GET('/news', { params: { query: { limit: 30 } } });
    const instants = items.flatMap(({ created_at }) => created_at ?? []);
    if (!isDescending(instants)) fail('the news are not sorted by publication, latest first');
    expectEqual(new Set(items.map(({ id }) => id)).size, items.length, 'the number of ids');
    const first = await api.GET('/news', { params: { query: { limit: 3 } } });
    expectEqual(
      first.map(({ id }) => id),
      items.slice(0, 3).map(({ id }) => id),
      'the first three items',
    );
  };
  await suite.checkPatiently('listNews', 'the latest news come first, each once', sorted);
  if (!offers(suite, 'getArticle')) return;
  await suite.check(
    'getArticle',
    'an article has the headline and image of the list',
    async (context) => {
      for (const { id, title, image } of news.slice(0, ARTICLES)) {
        const query = { articleId: id };
        const article = await context.api.GET('/news/article', { params: { query } });
        const { section } = article;
        context.expectEqual([article.title, article.image], [title, image], `${id} and its item`);
        if (!section.some(({ name }) => name === 'content')) context.fail(`${id} has no text`);
      }
    },
  );
}
