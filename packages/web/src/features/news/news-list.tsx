import { useTranslation } from 'react-i18next';
import type { Sport } from '../../paths.ts';
import { useUntil } from '../../state/clock/replayed-moment.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { NewsBlock } from './news-block.tsx';
import { LONG_LIST, SHORT_LIST, useNews } from './use-news.ts';

/** MAT-7, MDT-5: the latest news of a sport; on a match page at a moment those of that time. */
export function NewsList({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  const until = useUntil();
  const news = useNews(sport, until === Number.POSITIVE_INFINITY ? SHORT_LIST : LONG_LIST);
  const items = itemsOf(news).filter(({ created_at: at = 0 }) => at <= until);
  return <NewsBlock title={t('matches.news')} news={news} items={items} allOf={sport} />;
}
