import type { CompactDay } from '../../format/compact-day.ts';
import { slashedDay } from '../../format/day-name.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './news-days.module.css';
import type { Story } from './story.ts';
import { StoryCover } from './story-cover.tsx';
import { usePublishedAt } from './use-published-at.ts';

interface NewsDaysProps {
  stories: readonly Story[];
  /** The game in the articles' URLs. */
  game: Game;
}

/** NWS-2: the articles of each day under its date, the latest one with a large picture. */
export function NewsDays({ stories, game }: NewsDaysProps) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  if (stories.length === 0) return <Empty text={t('state.empty.news')} />;
  const days = Map.groupBy(stories, (story): CompactDay => publishedAt(story).day);
  return [...days].map(([day, list]) => (
    <section key={day} className={styles.day}>
      <h2 className="fig">{slashedDay(day)}</h2>
      {list.map((story) => (
        <NewsRow key={story.id} story={story} game={game} isLead={story === stories[0]} />
      ))}
    </section>
  ));
}

function NewsRow({ story, game, isLead }: { story: Story; game: Game; isLead: boolean }) {
  const { t } = useTranslation();
  const publishedAt = usePublishedAt();
  return (
    <Link className={styles.row} data-lead={isLead || undefined} to={paths.article(game, story.id)}>
      <span className={styles.picture}>
        <StoryCover story={story} eager={isLead} />
      </span>
      <span className={styles.words}>
        <strong>{story.title}</strong>
        <span className={styles.meta}>
          <time>{publishedAt(story).time}</time>
          <Icon name={story.sport} />
          <span className="vh">{t(`games.${story.sport}`)}</span>
          {t(`news:boards.${story.board}`)}
        </span>
      </span>
    </Link>
  );
}
