import { lazyPart } from '../../ui/dom/lazy-part.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const Banner = lazyPart(async () => ({
  default: (await import('./promo-banner.tsx')).PromoBanner,
}));

/** Loads the banner when the page is first scrolled. */
export const LazyPromoBanner = () => useScrolledPast(0) && <Banner />;
