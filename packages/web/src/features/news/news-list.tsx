import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Sport } from '../../paths.ts';
import { useUntil } from '../../state/clock/moment.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { NewsLine } from './news-line.tsx';
import { useStories } from './use-stories.ts';

const MAX_ARTICLES = 4;

interface NewsListProps {
  title?: string;
  /** Only articles of this sport. */
  sport?: Sport;
  /** Leaves out the articles of this sport. */
  without?: Sport;
}

/** MAT-7, MDT-5: the latest articles, for the side column; on a match page at a moment those of that time. */
export function NewsList({ title, sport, without }: NewsListProps) {
  const { t } = useTranslation();
  const until = useUntil() * 1000;
  const stories = useStories(sport).filter(
    (story) =>
      story.at <= until && story.sport !== without && story.sport === (sport ?? story.sport),
  );
  return (
    <Block title={title ?? t('matches.news')}>
      {stories.slice(0, MAX_ARTICLES).map((story) => (
        <NewsLine key={story.id} story={story} />
      ))}
      {stories.length === 0 && <Empty text={t('state.empty.news')} />}
    </Block>
  );
}
