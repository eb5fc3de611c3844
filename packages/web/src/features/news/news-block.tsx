import type { NewsItem } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { gameOf, paths, type Sport, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { langOf } from './lang-of.ts';
import styles from './news-line.module.css';
import { type NewsResource, SHORT_LIST } from './use-news.ts';
import { usePublishedAt } from './use-published-at.ts';

interface NewsLineProps {
  item: NewsItem;
  /** The language of the title, where it is not the language of the page. */
  lang: string | undefined;
}

function NewsLine({ item, lang }: NewsLineProps) {
  const { t } = useTranslation();
  const { time, weekday } = usePublishedAt()(item);
  const sport = sportOf(gameOf(item));
  return (
    <Link className={styles.line} to={paths.article(sport, item.id)}>
      <time>
        {weekday && <span>{`${weekday} `}</span>}
        {time}
      </time>
      <strong lang={lang}>{item.title}</strong>
      <Icon name={sport} />
      <span className="vh">{t(`games.${sport}`)}</span>
    </Link>
  );
}

/** NWS-2: phones have no tab that leads there. */
function AllNews({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  return (
    <Link className="link" to={paths.news(sport)}>
      {t('state.all')}
      <Icon name="right" size="s" />
    </Link>
  );
}

interface NewsBlockProps {
  title: string;
  news: NewsResource;
  /** The items to show, latest first. */
  items: readonly NewsItem[];
  /** The sport whose news the head leads to. */
  allOf?: Sport;
}

export const NewsBlock = ({ title, news, items, allOf }: NewsBlockProps) => (
  <Block title={title} end={allOf && <AllNews sport={allOf} />}>
    <ListState
      resource={news}
      of="news"
      isEmpty={items.length === 0}
      skeleton={<SkeletonLines count={SHORT_LIST} />}
    >
      {items.slice(0, SHORT_LIST).map((item) => (
        <NewsLine key={item.id} item={item} lang={langOf(news)} />
      ))}
    </ListState>
  </Block>
);
