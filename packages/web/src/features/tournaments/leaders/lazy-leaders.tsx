import { useOptionalResource } from '../../../state/data/use-optional.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './leaders-block.module.css';
import type { LeadersBlockProps } from './leaders-block.tsx';
import { LEADERS_AGE_S } from './leaders-call.ts';

const load = () => import('./leaders-block.tsx');
const onServer = import.meta.env.SSR ? await load() : undefined;
const LeadersBlock = lazyHydrated(load, onServer, 'tournaments', styles.part);

/** Only where the upstream has such lists. */
export function LazyLeaders(props: LeadersBlockProps) {
  const { result } = useOptionalResource(props.first, LEADERS_AGE_S);
  return result?.kind !== 'not-found' && <LeadersBlock {...props} />;
}
