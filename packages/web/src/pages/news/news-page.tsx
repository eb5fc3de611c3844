import { sampleArticles } from '../../api/sample/articles.ts';
import { BoardTabs } from '../../features/news/board-tabs.tsx';
import { NewsDays } from '../../features/news/news-days.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-head.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { gameIn } from './game-in.ts';
import styles from './news-page.module.css';

export { newsHead as head } from './news-head.ts';

/** NWS-1, NWS-2 */
export default function NewsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const game = gameIn(address);
  const own = sampleArticles.filter(({ sport }) => sport === sportOf(game));
  const others = sampleArticles.filter(({ sport }) => sport !== sportOf(game));
  const side = (
    <>
      <PromoOffer name="free" />
      <NewsList title={t('news.elsewhere')} articles={others} />
    </>
  );
  return (
    <Main>
      <div className={styles.head}>
        <h1>{t('news.title', { game: t(`games.${game}`) })}</h1>
        <Link className="link" to={paths.predictions(game)}>
          {t('news.predictions')}
          <Icon name="right" size="s" />
        </Link>
      </div>
      <BoardTabs />
      <TwoColumns side={side}>
        <div className={styles.days}>
          <NewsDays articles={own} game={game} />
        </div>
      </TwoColumns>
    </Main>
  );
}
