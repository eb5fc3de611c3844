import { imageUrl } from '../../format/image-url.ts';
import styles from './cover.module.css';

interface CoverProps {
  image: string;
  /** For a picture at the top of the page. */
  eager?: boolean;
}

/** The picture of an article, which fills its box: decoration only. */
export const Cover = ({ image, eager }: CoverProps) => (
  <img
    className={styles.cover}
    src={imageUrl(image)}
    alt=""
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);
