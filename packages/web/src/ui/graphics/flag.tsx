import { imageUrl } from '../../format/image-url.ts';
import { classNames } from '../dom/class-names.ts';
import styles from './flag.module.css';
import { useFailedImage } from './use-failed-image.ts';

interface FlagProps {
  logo: string | undefined;
  className?: string | undefined;
}

/** A flag beside the country's name. One that fails to load leaves no empty frame. */
export function Flag({ logo, className }: FlagProps) {
  const { hasFailed, image } = useFailedImage(imageUrl(logo));
  if (!logo) return null;
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
