import { lazy, Suspense } from 'react';
import { useScrolledPast } from './use-scrolled-past.ts';

const Banner = lazy(async () => ({ default: (await import('./promo-banner.tsx')).PromoBanner }));

/** Loads the banner when the page is first scrolled. */
export const LazyPromoBanner = () =>
  useScrolledPast(0) && (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  );
