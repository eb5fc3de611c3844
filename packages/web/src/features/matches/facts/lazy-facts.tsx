import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useOptional } from '../../../state/data/use-optional.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './facts.module.css';
import { factsCall } from './facts-call.ts';

const load = () => import('./facts.tsx');
const Facts = lazyHydrated({
  load,
  onServer: import.meta.env.SSR ? (await load()).default : undefined,
  namespace: 'parts',
});

const FACTS_AGE_S = 60;
/** Nothing changes any more. */
const FINISHED_AGE_S = 3600;

export function LazyFacts({ match: { id, statusId } }: { match: Match }) {
  const call = factsCall(id, useAtomValue(callContextAtom));
  const facts = useOptional(call, statusId === 'FINISHED' ? FINISHED_AGE_S : FACTS_AGE_S);
  const count = facts ? Object.keys(facts).length : 0;
  return (
    facts &&
    count > 0 && (
      // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
      <div className={styles.part} data-few={count < 3 || undefined}>
        <Facts facts={facts} />
      </div>
    )
  );
}
