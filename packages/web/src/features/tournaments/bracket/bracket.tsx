import type { Match, StageDetail } from '@touchline/types';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { scrollable } from '../../../ui/dom/scrollable.ts';
import { Block } from '../../../ui/layout/block.tsx';
import styles from './bracket.module.css';
import { bracketOf } from './bracket-of.ts';
import { BracketTie } from './bracket-tie.tsx';
import { useCurrentRound } from './use-current-round.ts';

interface BracketProps {
  stages: readonly StageDetail[];
  matches: readonly Match[];
}

/** TRN-7: the knock-out rounds from left to right, in a scrollable region. */
export function Bracket({ stages, matches }: BracketProps) {
  const { t } = useTranslation();
  const id = useId();
  const rounds = bracketOf(stages, matches);
  const region = useCurrentRound(rounds);
  if (rounds.length === 0) return null;
  return (
    <Block title={t('tournaments:bracket.title')}>
      <section
        className={styles.region}
        aria-label={t('tournaments:bracket.title')}
        {...scrollable}
        ref={region}
      >
        <ol className={styles.rounds}>
          {rounds.map((round, at) => (
            <li
              key={round.id}
              className={styles.round}
              data-last={at === rounds.length - 1 || undefined}
            >
              <h3 id={`${id}-${at}`}>{round.name}</h3>
              <ol className={styles.ties} aria-labelledby={`${id}-${at}`}>
                {round.ties.map((tie) => (
                  <BracketTie key={tie.number} tie={tie} isFinal={at === rounds.length - 1} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </Block>
  );
}
