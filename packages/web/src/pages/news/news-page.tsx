import { BoardTabs } from '../../features/news/board-tabs.tsx';
import { NewsDays } from '../../features/news/news-days.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { LONG_LIST, newsCall, useStories } from '../../features/news/use-stories.ts';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, isGame, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import styles from './news-page.module.css';

const gameAt = ({ params: { game } }: Address): Game => (isGame(game) ? game : 'football');

export const calls = (address: Address, context: CallContext) => [
  newsCall(context, sportOf(gameAt(address)), LONG_LIST),
  newsCall(context),
];

export function head({ t, address }: HeadInput): Head {
  const game = t(`games.${gameAt(address)}`);
  return { title: t('news:title', { game }), description: t('news:description', { game }) };
}

/** NWS-1, NWS-2 */
export default function NewsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const game = gameAt(address);
  const sport = sportOf(game);
  const stories = useStories(sport, LONG_LIST).filter((story) => story.sport === sport);
  const side = (
    <>
      <PromoOffer name="free" />
      <NewsList title={t('news:elsewhere')} without={sport} />
    </>
  );
  return (
    <Main>
      <div className={styles.head}>
        <h1>{t('news:title', { game: t(`games.${game}`) })}</h1>
        <Link className="link" to={paths.predictions(game)}>
          {t('news:predictions')}
          <Icon name="right" size="s" />
        </Link>
      </div>
      <BoardTabs />
      <TwoColumns side={side}>
        <div className={styles.days}>
          <NewsDays stories={stories} game={game} />
        </div>
      </TwoColumns>
    </Main>
  );
}
