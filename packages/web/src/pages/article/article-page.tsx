import { ArticlePicture } from '../../features/news/article-picture.tsx';
import { ArticleSections } from '../../features/news/article-sections.tsx';
import { Author } from '../../features/news/author.tsx';
import { RelatedNews } from '../../features/news/related-news.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { NotFound } from '../../features/shell/not-found.tsx';
import { sectionsOf } from '../../i18n/article-text.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isGame } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { articleAt } from './article-calls.ts';
import { crumbsOf } from './article-crumbs.ts';
import { ArticleMatch } from './article-match.tsx';
import styles from './article-page.module.css';

export { articleCalls as calls } from './article-calls.ts';
export { articleHead as head } from './article-head.ts';

/** NWS-3 */
export default function ArticlePage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const article = articleAt(address);
  if (!article) return <NotFound />;
  const { game = article.sport } = address.params;
  const side = (
    <>
      <RelatedNews article={article} />
      <PromoOffer name="free" />
    </>
  );
  return (
    <Main>
      <Breadcrumb items={crumbsOf(article, isGame(game) ? game : article.sport, t)} />
      <div className={styles.columns}>
        <TwoColumns side={side}>
          <article>
            <h1 className={styles.title}>{t(`content.news.${article.id}`)}</h1>
            <ArticlePicture article={article} />
            <ArticleSections
              sections={sectionsOf(t, article.id)}
              match={<ArticleMatch pick={article.match} />}
            />
            <Author author={article.author} />
          </article>
        </TwoColumns>
      </div>
    </Main>
  );
}
