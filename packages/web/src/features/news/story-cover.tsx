import { imageUrl } from '../../api/image-url.ts';
import styles from './cover.module.css';
import { Cover } from './cover.tsx';
import type { Story } from './story.ts';

interface StoryCoverProps {
  story: Pick<Story, 'id' | 'sport' | 'image'>;
  /** For a picture at the top of the page. */
  eager?: boolean;
}

/** The picture of an article, which fills its box: decoration only. */
export const StoryCover = ({ story: { id, sport, image }, eager }: StoryCoverProps) =>
  image ? (
    <img
      className={styles.cover}
      src={imageUrl(image)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <Cover id={id} sport={sport} />
  );
