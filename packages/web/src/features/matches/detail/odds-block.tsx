import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { lineOf } from '../model/handicap.ts';
import { matchSport } from '../model/match.ts';
import { ImpliedChances } from './implied-chances.tsx';
import styles from './odds-block.module.css';
import { OddsLine } from './odds-line.tsx';
import { chancesOf, quotesOf } from './quotes.ts';

interface OddsBlockProps {
  match: Match;
  /** The odds format menu, at the end of the head. */
  end: ReactNode;
}

/** A covered match has its last prices before the start, where it is known when they were made, or else its first. */
const isClosing = ({ covered, odds }: Match) =>
  !covered || Object.values(odds).some(({ asia }) => asia.changedAt !== undefined);

/** MDT-5: the prices of all bookmakers, and the chances that the best prices imply. */
export function OddsBlock({ match: present, end }: OddsBlockProps) {
  const { match, pausedAt } = useShown(present, 'prices');
  const { t } = useTranslation();
  const rows = quotesOf(match, useCoarseNow(pausedAt));
  const chances = chancesOf(rows);
  const line = lineOf(match, 'home');
  const leader = line === '+0.5' ? match.awayTeam : match.homeTeam;
  const notes = [
    match.covered && !isClosing(match) && t('match.opening'),
    match.statusId === 'FINISHED' && isClosing(match) && t('match.closing'),
    matchSport(match) === 'football' &&
      t(`detail:odds.${line === '0' ? 'level' : 'half'}`, { team: leader.name }),
  ];
  return (
    <Block id="prices" title={t('detail:odds.title')} end={end}>
      {rows.length === 0 ? (
        <Empty text={t('state.empty.odds')} />
      ) : (
        <>
          <p className={classNames('meta', styles.level)}>{notes.filter(Boolean).join(' · ')}</p>
          <table className={styles.table}>
            <caption className="vh">{t('detail:odds.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('detail:odds.bookmaker')}</th>
                <th scope="col">
                  <span className={styles.club}>{match.homeTeam.name}</span>
                </th>
                <th scope="col">
                  <span className={styles.club}>{match.awayTeam.name}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <OddsLine key={row.name} row={row} pausedAt={pausedAt} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {chances && <ImpliedChances match={match} chances={chances} />}
    </Block>
  );
}
