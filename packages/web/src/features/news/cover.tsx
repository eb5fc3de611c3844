import type { Article } from '@touchline/types';
import { imageUrl } from '../../format/image-url.ts';
import type { Sport } from '../../paths.ts';
import { useFailedImage } from '../../ui/graphics/use-failed-image.ts';
import styles from './cover.module.css';
import { DrawnCover } from './drawn-cover.tsx';

interface CoverProps {
  article: Pick<Article, 'id'> & { readonly image?: string | null | undefined };
  sport: Sport;
  /** For a picture at the top of the page. */
  eager?: boolean;
}

/** The picture of an article, which fills its box: decoration only. A drawing where there is none or it fails to load. */
export function Cover({ article, sport, eager }: CoverProps) {
  const { hasFailed, image } = useFailedImage(imageUrl(article.image));
  if (!article.image || hasFailed) return <DrawnCover id={article.id} sport={sport} />;
  return (
    <img
      {...image}
      className={styles.cover}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
