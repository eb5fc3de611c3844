import { useOptionalResource } from '../../../state/data/use-optional.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import styles from './leaders-block.module.css';
import type { LeadersBlockProps } from './leaders-block.tsx';
import { LEADERS_AGE_S, type leadersCall } from './leaders-call.ts';

const load = () => import('./leaders-block.tsx');
const LeadersBlock = lazyPart(load, {
  server: import.meta.env.SSR ? await load() : undefined,
  texts: ['tournaments'],
  className: styles.part,
});

interface LazyLeadersProps extends Omit<LeadersBlockProps, 'first'> {
  /** The call for the first list, which the page makes. */
  firstCall: ReturnType<typeof leadersCall>;
}

/** Only where the upstream has such lists. */
export function LazyLeaders({ firstCall, ...props }: LazyLeadersProps) {
  // Here and not in the block, which hydrates after the list may have come.
  const first = useOptionalResource(firstCall, LEADERS_AGE_S);
  return first.result?.kind !== 'not-found' && <LeadersBlock {...props} first={first} />;
}
