import { type SampleArticle, sampleArticles } from '../../api/sample/articles.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { NewsLine } from './news-line.tsx';

const MAX_ARTICLES = 4;

interface NewsListProps {
  title?: string;
  articles?: readonly SampleArticle[];
}

/** MAT-7, MDT-5: the latest articles, for the side column. */
export function NewsList({ title, articles = sampleArticles }: NewsListProps) {
  const { t } = useTranslation();
  return (
    <Block title={title ?? t('matches.news')}>
      {articles.slice(0, MAX_ARTICLES).map((article) => (
        <NewsLine key={article.id} article={article} />
      ))}
    </Block>
  );
}
