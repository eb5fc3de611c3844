import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Sport } from '../../paths.ts';
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

/** MAT-7, MDT-5: the latest articles, for the side column. */
export function NewsList({ title, sport, without }: NewsListProps) {
  const { t } = useTranslation();
  return (
    <Block title={title ?? t('matches.news')}>
      {useStories(sport)
        .filter((story) => story.sport !== without && story.sport === (sport ?? story.sport))
        .slice(0, MAX_ARTICLES)
        .map((story) => (
          <NewsLine key={story.id} story={story} />
        ))}
    </Block>
  );
}
