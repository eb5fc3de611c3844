import { useTranslation } from 'react-i18next';
import { gameOf, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import pulse from '../../ui/feedback/skeleton.module.css';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './headlines.module.css';
import { langOf } from './lang-of.ts';
import { SHORT_LIST, useNews } from './use-news.ts';
import { usePublishedAt } from './use-published-at.ts';

/** HOM-1: the latest news; nothing where the upstream has none. */
export function Headlines() {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  const news = useNews();
  const items = itemsOf(news);
  const isEmpty = items.length === 0;
  if (isEmpty && news.result && news.result.kind !== 'failed') return null;
  return (
    <ListState resource={news} of="news" isEmpty={isEmpty} skeleton={<HeadlinesSkeleton />}>
      <section className={styles.brief} aria-label={t('home.brief')}>
        {items.map((item) => {
          const sport = sportOf(gameOf(item));
          const { time, weekday } = publishedAt(item);
          return (
            <Link key={item.id} className={styles.headline} to={paths.article(sport, item.id)}>
              <span className={styles.when}>
                <Icon name={sport} />
                {weekday}
                <span className="fig">{time}</span>
              </span>
              <strong lang={langOf(news)}>{item.title}</strong>
            </Link>
          );
        })}
        <Link className={styles.all} to={paths.news('football')}>
          {t('matches.news')}
          <Icon name="right" size="s" />
        </Link>
      </section>
    </ListState>
  );
}

const HeadlinesSkeleton = () => (
  <div className={`${styles.brief} ${pulse.pulse}`} data-scripted="" aria-hidden="true">
    {Array.from({ length: SHORT_LIST }, (_, number) => number).map((number) => (
      <div key={number} className={styles.headline}>
        <span className={styles.when}>
          <Skeleton />
        </span>
        <span className={styles.lines}>
          <Skeleton length="long" />
        </span>
      </div>
    ))}
  </div>
);
