import { imageUrl } from '../../format/image-url.ts';
import { useFailedImage } from '../../ui/graphics/use-failed-image.ts';
import styles from './cover.module.css';

interface CoverProps {
  image: string;
  /** For a picture at the top of the page. */
  eager?: boolean;
}

/** The picture of an article, which fills its box: decoration only. One that fails to load leaves the box plain. */
export function Cover({ image: path, eager }: CoverProps) {
  const { hasFailed, image } = useFailedImage(imageUrl(path));
  return (
    <img
      {...image}
      className={styles.cover}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      data-failed={hasFailed || undefined}
    />
  );
}
