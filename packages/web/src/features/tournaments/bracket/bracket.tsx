import type { Match, StageDetail } from '@touchline/types';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { onScrollEnd } from '../../../ui/dom/on-scroll-end.ts';
import { scrollable } from '../../../ui/dom/scrollable.ts';
import { Block } from '../../../ui/layout/block.tsx';
import styles from './bracket.module.css';
import { type BracketRound, bracketOf } from './bracket-of.ts';
import { BracketTie } from './bracket-tie.tsx';

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
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => !winner));
  const current = open < 0 ? rounds.length - 1 : open;

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
