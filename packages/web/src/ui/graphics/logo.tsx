import { useState } from 'react';

/** Covers the drawing below it once it has loaded, which may be before hydration. One that fails stays invisible. */
export function Logo({ src }: { src: string }) {
  const [loaded, setLoaded] = useState<string>();
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(src);
  };
  return (
    <img
      ref={check}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      data-shown={loaded === src || undefined}
      onLoad={() => setLoaded(src)}
    />
  );
}
