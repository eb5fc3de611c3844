import { useState } from 'react';

/** Covers the drawing below it once it has loaded, which may be before hydration. */
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
