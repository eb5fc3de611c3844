import { useAtomValue } from 'jotai';
import type { MatchPick } from '../../api/sample/articles.ts';
import { MatchCard } from '../../features/matches/card/match-card.tsx';
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
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { articleAt, articleCrumbs, articleMatchCall } from './article-data.ts';
import styles from './article-page.module.css';

export { articleCalls as calls, articleHead as head } from './article-data.ts';

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
      <Breadcrumb items={articleCrumbs(article, isGame(game) ? game : article.sport, t)} />
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

/** NWS-3: the match of an article. Renders nothing if the club has none, or the API does not know the club. */
function ArticleMatch({ pick }: { pick: MatchPick }) {
  const { result } = useResource(articleMatchCall(pick, useAtomValue(callContextAtom)));
  const match = result?.kind === 'ok' ? result.data[0] : undefined;
  if (!match) return null;
  return (
    <div className={styles.match}>
      <MatchCard match={match} showDate />
    </div>
  );
}
