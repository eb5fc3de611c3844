import type { SampleArticle } from '../../api/sample/articles.ts';
import type { CompactDay } from '../../format/compact-day.ts';
import { slashedDay } from '../../format/day-name.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Game } from '../../paths.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import styles from './news-days.module.css';
import { NewsLine } from './news-line.tsx';
import { usePublishedAt } from './use-published-at.ts';

/** NWS-2: the articles of each day under its date. */
export function NewsDays({ articles, game }: { articles: readonly SampleArticle[]; game: Game }) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  const days = new Map<CompactDay, SampleArticle[]>();
  for (const article of articles) {
    const { day } = publishedAt(article);
    days.set(day, [...(days.get(day) ?? []), article]);
  }
  if (days.size === 0) return <Empty text={t('state.empty.news')} />;
  return [...days].map(([day, list]) => (
    <section key={day} className={styles.day}>
      <h2 className="fig">{slashedDay(day)}</h2>
      {list.map((article) => (
        <NewsLine key={article.id} article={article} game={game} />
      ))}
    </section>
  ));
}
