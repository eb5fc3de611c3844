import type { NewsItem } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gameOf, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './news-line.module.css';
import { usePublishedAt } from './use-published-at.ts';

interface NewsLineProps {
  item: NewsItem;
  /** The language of the title, where it is not the language of the page. */
  lang: string | undefined;
}

export function NewsLine({ item, lang }: NewsLineProps) {
  const { t } = useTranslation();
  const { time, weekday } = usePublishedAt()(item);
  const sport = sportOf(gameOf(item));
  return (
    <Link className={styles.line} to={paths.article(sport, item.id)}>
      <time>
        {weekday && <span>{weekday} </span>}
        {time}
      </time>
      <strong lang={lang}>{item.title}</strong>
      <Icon name={sport} />
      <span className="vh">{t(`games.${sport}`)}</span>
    </Link>
  );
}
