import { useState } from 'react';
import { classNames } from '../dom/class-names.ts';
import styles from './flag.module.css';

interface FlagProps {
  src: string;
  className?: string | undefined;
}

/** A flag beside the country's name. One that fails to load, perhaps before hydration, leaves no empty frame. */
export function Flag({ src, className }: FlagProps) {
  const [failed, setFailed] = useState<string>();
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
  };
  return (
    <img
      ref={check}
      className={classNames(styles.flag, className)}
      src={src}
      alt=""
      width="18"
      height="12"
      loading="lazy"
      decoding="async"
      data-failed={failed === src || undefined}
      onError={() => setFailed(src)}
    />
  );
}
