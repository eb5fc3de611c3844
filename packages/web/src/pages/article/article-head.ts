import { type SampleArticle, writtenAt } from '../../api/sample/articles.ts';
import { sectionsOf } from '../../i18n/article-text.ts';
import { paths } from '../../paths.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { articleAt } from './article-calls.ts';
import { crumbsOf } from './article-crumbs.ts';

export function articleHead(input: HeadInput): Head {
  const { t, address, origin } = input;
  const article = articleAt(address);
  if (!article) return { title: t('state.notFound.title'), hidden: true, status: 404 };
  const canonical = paths.article(article.sport, article.id);
  const title = t(`content.news.${article.id}`);
  const description = opening(input, article);
  return {
    title,
    description,
    canonical,
    linkedData: [
      newsArticle(input, article, { title, description }),
      breadcrumbJsonLd(crumbsOf(article, article.sport, t), canonical, origin),
    ],
  };
}

const enough = 120;

/** Whole sentences from the beginning of the article. */
function opening({ t }: HeadInput, { id }: SampleArticle): string {
  const [first] = sectionsOf(t, id);
  const text = first?.name === 'content' ? first.value : '';
  const end = text.slice(enough).search(/[.!?]”? |[。！？]”?/);
  return end < 0 ? text : text.slice(0, enough + end + 1);
}

const newsArticle = (
  { t, origin, now, view }: HeadInput,
  article: SampleArticle,
  { title, description }: { title: string; description: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description,
  inLanguage: view.language === 'zh' ? 'zh-Hans' : 'en',
  datePublished: new Date(writtenAt(article, now)).toISOString(),
  articleSection: t(`article.board.${article.board}`),
  author: { '@type': 'Person', name: t(`article.authors.${article.author}.name`) },
  publisher: { '@type': 'Organization', name: t('shell.brand'), url: `${origin}/` },
  mainEntityOfPage: origin + paths.article(article.sport, article.id),
});
