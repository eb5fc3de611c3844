import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Sport } from '../../paths.ts';
import { joinLists } from '../../state/data/join-lists.ts';
import { itemsOf } from '../../state/data/resource.ts';
import { NewsBlock } from './news-block.tsx';
import { useNews } from './use-news.ts';

export const OTHER_SPORTS: Readonly<Record<Sport, readonly [Sport, Sport]>> = {
  football: ['basketball', 'esports'],
  basketball: ['football', 'esports'],
  esports: ['football', 'basketball'],
};

export function OtherSportsNews({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  const [first, second] = OTHER_SPORTS[sport];
  const news = joinLists([useNews(first), useNews(second)]);
  const items = itemsOf(news).toSorted((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0));
  return <NewsBlock title={t('news:elsewhere')} news={news} items={items} />;
}
