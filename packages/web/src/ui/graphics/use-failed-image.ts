import { useState } from 'react';

/** Whether an image failed to load, perhaps before hydration, and the props of its element. */
export function useFailedImage(src: string) {
  const [failed, setFailed] = useState<string>();
  const fail = () => setFailed(src);
  return {
    hasFailed: failed === src,
    image: {
      src,
      loading: 'lazy',
      onError: fail,
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
      },
    },
  } as const;
}
