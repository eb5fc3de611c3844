import { useLayoutEffect, useState } from 'react';
import { imageUrl } from '../../format/image-url.ts';
import { classNames } from '../dom/class-names.ts';
import styles from './flag.module.css';
import { useFailedImage } from './use-failed-image.ts';

/** Outside the first load: most upstreams have a logo for each country. */
const loadFinder = () => import('./flags/find-flag.ts');

export interface FlagCountry {
  readonly name: string;
  readonly logo?: string | null | undefined;
}

interface FlagProps {
  /** Undefined or without a name: unknown. */
  country: FlagCountry | undefined;
  className?: string | undefined;
}

/**
 * A flag beside the country's name: the country's logo, or where it has none or the logo fails, one of the site's own.
 * A country without a flag, such as Europe, leaves no empty frame.
 */
export function Flag({ country, className }: FlagProps) {
  const { hasFailed, image } = useFailedImage(imageUrl(country?.logo));
  if (country?.logo && !hasFailed) return <FlagImage image={image} className={className} />;
  const name = country?.name.trim();
  return name ? <OwnFlag key={name} name={name} className={className} /> : null;
}

interface FlagImageProps {
  image: ReturnType<typeof useFailedImage>['image'];
  className: string | undefined;
}

const FlagImage = ({ image, className }: FlagImageProps) => (
  <img {...image} className={classNames(styles.flag, className)} alt="" width="18" height="12" />
);

interface OwnFlagProps {
  name: string;
  className: string | undefined;
}

/** Its place is empty until the flag is found. */
function OwnFlag({ name, className }: OwnFlagProps) {
  const [src, setSrc] = useState<string | null>();
  // Before the next frame, once the chunk is loaded.
  useLayoutEffect(() => {
    loadFinder().then(
      ({ findFlag }) => setSrc(findFlag(name) ?? null),
      () => {},
    );
  }, [name]);
  const { hasFailed, image } = useFailedImage(src ?? '');
  if (src === undefined) {
    return <span className={classNames(styles.flag, className)} data-pending />;
  }
  return src === null || hasFailed ? null : <FlagImage image={image} className={className} />;
}
