import { useAtomValue } from 'jotai';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';

const Alerts = lazyPart(() => import('./alerts.tsx'));

/** Loads the alerts when something is starred. */
export const LazyAlerts = () => useAtomValue(favouritesAtom).size > 0 && <Alerts />;
