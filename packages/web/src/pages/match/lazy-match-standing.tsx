import styles from '../../features/tournaments/standing/standing.module.css';
import { lazyHydrated } from '../../ui/dom/lazy-hydrated.ts';

const load = () => import('./match-standing.tsx');
const onServer = import.meta.env.SSR ? await load() : undefined;
export const LazyMatchStanding = lazyHydrated(load, onServer, ['detail'], styles.part);
