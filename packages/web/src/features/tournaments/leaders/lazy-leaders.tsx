import { useOptionalResource } from '../../../state/data/use-optional.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './leaders-block.module.css';
import type { LeadersBlockProps } from './leaders-block.tsx';
import { LEADERS_AGE_S } from './leaders-call.ts';

const load = () => import('./leaders-block.tsx');
const LeadersBlock = lazyHydrated({
  load,
  onServer: import.meta.env.SSR ? (await load()).default : undefined,
  namespace: 'tournaments',
});

/** Only where the upstream has such lists. */
export function LazyLeaders(props: LeadersBlockProps) {
  const { result } = useOptionalResource(props.first, LEADERS_AGE_S);
  return (
    result?.kind !== 'not-found' && (
      // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
      <div className={styles.part}>
        <LeadersBlock {...props} />
      </div>
    )
  );
}
