import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useShown } from '../../../state/clock/moment.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Block } from '../../../ui/layout/block.tsx';
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

/** In play the team that leads gives half a goal. */
function leaderOf({ homeTeam, awayTeam }: Match) {
  const lead = (homeTeam.score ?? 0) - (awayTeam.score ?? 0);
  return lead === 0 ? undefined : lead > 0 ? homeTeam : awayTeam;
}

/** MDT-5: the prices of all bookmakers, and the chances that the best prices imply. */
export function OddsBlock({ match: present, end }: OddsBlockProps) {
  const { match, pausedAt } = useShown(present);
  const { t } = useTranslation();
  const rows = quotesOf(match, useCoarseNow(pausedAt));
  const chances = chancesOf(rows);
  const leader = match.statusId === 'ONGOING' && leaderOf(match);
  const note = leader ? t('detail:odds.half', { team: leader.name }) : t('detail:odds.level');
  return (
    <Block id="prices" title={t('detail:odds.title')} end={end}>
      {rows.length === 0 ? (
        <Empty text={t('state.empty.odds')} />
      ) : (
        <>
          {matchSport(match) === 'football' && (
            <p className={classNames('meta', styles.level)}>{note}</p>
          )}
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
