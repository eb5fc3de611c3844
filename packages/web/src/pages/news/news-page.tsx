import type { Article } from '@touchline/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsBlock } from '../../features/news/news-block.tsx';
import { NewsDays } from '../../features/news/news-days.tsx';
import { LONG_LIST, newsCall, useNews } from '../../features/news/use-news.ts';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { paths, type Sport, sportOf } from '../../paths.ts';
import { joinLists } from '../../state/data/join-lists.ts';
import { Link } from '../../state/navigation/link.tsx';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import { ChoiceTabs } from '../../ui/controls/choice-tabs.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import styles from './news-page.module.css';

const OTHER_SPORTS: Readonly<Record<Sport, readonly [Sport, Sport]>> = {
  football: ['basketball', 'esports'],
  basketball: ['football', 'esports'],
  esports: ['football', 'basketball'],
};

function OtherSportsNews({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  const [first, second] = OTHER_SPORTS[sport];
  const news = joinLists([useNews(first), useNews(second)]);
  const items = itemsOf(news).toSorted((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0));
  return <NewsBlock title={t('news:elsewhere')} news={news} items={items} />;
}

export function calls(address: Address, context: CallContext) {
  const sport = sportOf(gameAt(address));
  const beside = OTHER_SPORTS[sport].map((other) => newsCall(context, other));
  return [newsCall(context, sport, LONG_LIST), ...beside];
}

export function head({ t, address }: HeadInput): Head {
  const game = t(`games.${gameAt(address)}`);
  return { title: t('news:title', { game }), description: t('news:description', { game }) };
}

/** NWS-1, NWS-2 */
export default function NewsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const game = gameAt(address);
  const side = (
    <>
      <PromoOffer name="free" />
      <OtherSportsNews sport={sportOf(game)} />
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
          <NewsDays game={game} />
        </div>
      </TwoColumns>
    </Main>
  );
}

const boards: readonly Article['board'][] = ['NEWS', 'GUIDES', 'INTERVIEW', 'ANALYTICS'];

/** NWS-1: choosing a board changes only the highlight. */
function BoardTabs() {
  const { t } = useTranslation();
  const [chosen, choose] = useState<Article['board']>('NEWS');
  return (
    <ChoiceTabs
      label={t('news:boardsLabel')}
      choices={boards}
      chosen={chosen}
      onChoose={choose}
      textOf={(board) => t(`news:boards.${board}`)}
      ruled
    />
  );
}
