import { useState } from 'react';

/** Hides what lies under it only once it is there; it may have come before the page was hydrated. */
export function Logo({ src }: { src: string }) {
  const [shown, setShown] = useState(false);
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setShown(true);
  };
  return (
    <img
      ref={check}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      data-shown={shown || undefined}
      onLoad={() => setShown(true)}
    />
  );
}
