import type { Match, StageDetail } from '@touchline/types';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { onScrollEnd } from '../../../ui/dom/on-scroll-end.ts';
import { scrollable } from '../../../ui/dom/scrollable.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import styles from './bracket.module.css';
import { type BracketRound, bracketOf } from './bracket-of.ts';
import { BracketTie } from './bracket-tie.tsx';

interface BracketProps {
  stages: readonly StageDetail[];
  matches: readonly Match[];
}

/** Earlier rounds have more ties: once they are over they are folded, so that the final is in view. */
const MAX_TIES = 4;

/** TRN-7: the knock-out rounds from left to right. */
export function Bracket({ stages, matches }: BracketProps) {
  const { t } = useTranslation();
  const rounds = bracketOf(stages, matches);
  if (rounds.length === 0) return null;
  const isLate = (rounds[currentRound(rounds)]?.ties.length ?? 0) <= MAX_TIES;
  const first = isLate ? rounds.findIndex(({ ties }) => ties.length <= MAX_TIES) : 0;
  return (
    <Block title={t('tournaments:bracket.title')}>
      <Rounds label={t('tournaments:bracket.title')} rounds={rounds.slice(first)} hasFinal />
      {first > 0 && (
        <details className={styles.earlier}>
          <summary>
            {t('tournaments:bracket.earlier')}
            <Icon name="down" size="s" />
          </summary>
          <Rounds label={t('tournaments:bracket.earlier')} rounds={rounds.slice(0, first)} />
        </details>
      )}
    </Block>
  );
}

interface RoundsProps {
  label: string;
  rounds: readonly BracketRound[];
  hasFinal?: boolean;
}

/** A scrollable region. */
function Rounds({ label, rounds, hasFinal = false }: RoundsProps) {
  const id = useId();
  const region = useCurrentRound(rounds);
  return (
    <section className={styles.region} aria-label={label} {...scrollable} ref={region}>
      <ol className={styles.rounds}>
        {rounds.map((round, at) => {
          const isLast = at === rounds.length - 1;
          return (
            <li key={round.id} className={styles.round} data-last={isLast || undefined}>
              <h3 id={`${id}-${at}`}>{round.name}</h3>
              <ol className={styles.ties} aria-labelledby={`${id}-${at}`}>
                {round.ties.map((tie) => (
                  <BracketTie key={tie.number} tie={tie} isFinal={hasFinal && isLast} />
                ))}
              </ol>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The first round that is not decided, else the last. */
function currentRound(rounds: readonly BracketRound[]): number {
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => !winner));
  return open < 0 ? rounds.length - 1 : open;
}

/** As in bracket.module.css. */
const REGION_PADDING_PX = 8;

/** The round nearest to the start of the scrolled region. */
function visibleRound(region: HTMLElement): HTMLElement | undefined {
  const rounds = [...(region.firstElementChild?.children ?? [])] as HTMLElement[];
  const distance = (round: HTMLElement) =>
    Math.abs(round.offsetLeft - region.offsetLeft - region.scrollLeft);
  return rounds.sort((one, other) => distance(one) - distance(other))[0];
}

/** Where one round fills the width, the region gets its height. */
function fitHeight(region: HTMLElement) {
  const round = visibleRound(region);
  const isAlone = round && round.offsetWidth > region.clientWidth / 2;
  region.style.blockSize = isAlone ? `${round.offsetHeight + REGION_PADDING_PX}px` : '';
}

/** Scrolls to the current round, if not all rounds fit. */
function useCurrentRound(rounds: readonly BracketRound[]): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  const current = currentRound(rounds);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const round = element.firstElementChild?.children[current] as HTMLElement | undefined;
    element.scrollLeft = (round?.offsetLeft ?? 0) - element.offsetLeft;
    const refit = () => fitHeight(element);
    const observer = new ResizeObserver(refit);
    observer.observe(element.firstElementChild ?? element);
    const stop = onScrollEnd(element, refit);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [current]);

  return region;
}
