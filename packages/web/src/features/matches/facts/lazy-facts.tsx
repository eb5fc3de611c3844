import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOptional } from '../../../state/data/use-optional.ts';
import { callContextAtom } from '../../../state/preferences/preferences-atoms.ts';
import { lazyHydrated } from '../../../ui/dom/lazy-hydrated.ts';
import styles from './facts.module.css';
import { factsCall } from './facts-call.ts';

const load = () => import('./facts.tsx');
const onServer = import.meta.env.SSR ? await load() : undefined;
const Facts = lazyHydrated(load, onServer, 'parts');

const FACTS_AGE_S = 60;
/** Nothing changes any more. */
const FINISHED_AGE_S = 3600;

interface LazyFactsProps {
  match: Match;
  /** The place of facts that arrive after the page, which would push down what is read. */
  isLate?: boolean;
}

export function LazyFacts({ match: { id, statusId }, isLate = false }: LazyFactsProps) {
  const call = factsCall(id, useAtomValue(callContextAtom));
  const facts = useOptional(call, statusId === 'FINISHED' ? FINISHED_AGE_S : FACTS_AGE_S);
  const [cameLate] = useState(!facts);
  const count = facts ? Object.keys(facts).length : 0;
  return (
    facts &&
    cameLate === isLate &&
    count > 0 && (
      // A class of the sheet keeps it with the document, whose markup needs it before the chunk is loaded.
      <div className={styles.part} data-few={count < 3 || undefined}>
        <Facts facts={facts} />
      </div>
    )
  );
}
