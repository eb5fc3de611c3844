import { expect, test } from 'vitest';
import { type SampleArticle, sampleArticle, sampleArticles } from '../../api/sample/articles.ts';
import { relatedTo } from './related-to.ts';

test('NWS-3 related news are of the same sport, without the article itself', () => {
  const article = sampleArticle('ar-silk-road') as SampleArticle;
  const related = relatedTo(article, sampleArticles);
  expect(related).toHaveLength(4);
  expect(related.map(({ id }) => id)).not.toContain(article.id);
  expect(related.slice(0, 3).every(({ sport }) => sport === 'basketball')).toBe(true);
  expect(related[3]?.board).toBe('ANALYTICS');
});
