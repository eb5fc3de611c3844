import { imageUrl } from '../../format/image-url.ts';
import { classNames } from '../dom/class-names.ts';
import styles from './flag.module.css';
import { useFailedImage } from './use-failed-image.ts';

/** A flag beside the country's name. One that fails to load leaves no empty frame. */
export function Flag({ logo, className }: { logo: string; className?: string | undefined }) {
  const { hasFailed, image } = useFailedImage(imageUrl(logo));
  return (
    <img
      {...image}
      className={classNames(styles.flag, className)}
      alt=""
      width="18"
      height="12"
      data-failed={hasFailed || undefined}
    />
  );
}
