import styles from '../../features/tournaments/standing/standing.module.css';
import { lazyHydrated } from '../../ui/dom/lazy-hydrated.ts';
import type { MatchStandingProps } from './match-standing.tsx';

const load = () => import('./match-standing.tsx');
const MatchStanding = lazyHydrated({
  load,
  onServer: import.meta.env.SSR ? (await load()).default : undefined,
  namespace: 'detail',
});

export const LazyMatchStanding = (props: MatchStandingProps) => (
  // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
  <div className={styles.part}>
    <MatchStanding {...props} />
  </div>
);
