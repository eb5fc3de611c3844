import type { Lineup, LineupPlayer, Match, MatchLineups } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport, SIDES } from '../model/match.ts';
import styles from './lineups.module.css';

interface LineupsBlockProps {
  match: Match;
  lineups: MatchLineups;
  children: ReactNode;
}

/** The block of the line-ups of any sport, with both teams above them. */
export function LineupsBlock({ match, lineups, children }: LineupsBlockProps) {
  const { t } = useTranslation();
  return (
    <Block
      id="lineups"
      title={t('parts:lineups.title')}
      end={lineups.expected && <span className="meta">{t('parts:lineups.expected')}</span>}
    >
      <div className={styles.head}>
        {SIDES.map((side) => (
          <p key={side}>
            <ClubCrest team={match[`${side}Team`]} kind={matchSport(match)} />
            <span>{match[`${side}Team`].name}</span>
            {lineups[side].formation && <span className="fig-s">{lineups[side].formation}</span>}
          </p>
        ))}
      </div>
      {children}
    </Block>
  );
}

export function Coach({ coach }: Lineup) {
  const { t } = useTranslation();
  return (
    coach && (
      <p className={styles.coach}>
        <span className="meta">{t('parts:lineups.coach')}</span> {coach}
      </p>
    )
  );
}

interface PlayerListProps {
  title: string;
  /** With the name of the team, for screen readers. */
  label: string;
  players: readonly LineupPlayer[];
  row: (player: LineupPlayer) => ReactNode;
}

/** Players under a heading; nothing without players. */
export const PlayerList = ({ title, label, players, row }: PlayerListProps) =>
  players.length > 0 && (
    <>
      <h3 aria-label={label}>{title}</h3>
      <ul className={styles.rows}>{players.map(row)}</ul>
    </>
  );
