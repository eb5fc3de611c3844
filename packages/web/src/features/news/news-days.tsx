import type { NewsItem } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { CompactDay } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { type Game, gameOf, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Cover } from './cover.tsx';
import { langOf } from './lang-of.ts';
import styles from './news-days.module.css';
import { LONG_LIST, useNews } from './use-news.ts';
import { usePublishedAt } from './use-published-at.ts';

const SKELETON_LINES = 12;

/** NWS-2: the news of each day under its date, the latest with a large picture. They are linked under the game. */
export function NewsDays({ game }: { game: Game }) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  const news = useNews(sportOf(game), LONG_LIST);
  const items = itemsOf(news);
  const days = Map.groupBy(items, (item): CompactDay => publishedAt(item).day);
  return (
    <ListState
      resource={news}
      of="news"
      isEmpty={items.length === 0}
      skeleton={<SkeletonLines count={SKELETON_LINES} />}
    >
      {[...days].map(([day, list]) => (
        <section key={day} className={styles.day}>
          <h2 className="fig">{writtenDay(day, t, 'heading')}</h2>
          {list.map((item) => (
            <NewsRow
              key={item.id}
              item={item}
              lang={langOf(news)}
              game={game}
              isLead={item === items[0]}
            />
          ))}
        </section>
      ))}
    </ListState>
  );
}

interface NewsRowProps {
  item: NewsItem;
  lang: string | undefined;
  game: Game;
  isLead: boolean;
}

function NewsRow({ item, lang, game, isLead }: NewsRowProps) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  const sport = sportOf(gameOf(item));
  return (
    <Link className={styles.row} data-lead={isLead || undefined} to={paths.article(game, item.id)}>
      <span className={styles.picture}>
        <Cover article={item} sport={sport} eager={isLead} />
      </span>
      <span className={styles.words}>
        <time className={styles.time}>{publishedAt(item).time}</time>
        <strong lang={lang}>{item.title}</strong>
        <span className={styles.meta}>
          <Icon name={sport} />
          <span className="vh">{t(`games.${sport}`)}</span>
          {t(`news:boards.${item.board ?? 'NEWS'}`)}
        </span>
      </span>
    </Link>
  );
}
