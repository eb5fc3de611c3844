import type { Lineup, Match, MatchLineups, TeamRef } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport, SIDES } from '../model/match.ts';
import styles from './lineups.module.css';

export interface LineupsProps {
  match: Match;
  lineups: MatchLineups;
}

export interface TimedLineupsProps extends LineupsProps {
  /** In milliseconds, in steps. */
  now: number;
}

/** The block of the line-ups of any sport, with both teams above them. */
export function LineupsBlock({ match, lineups, children }: LineupsProps & { children: ReactNode }) {
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

interface PlayerListProps<T> {
  /** The text of its title; with `Of` behind it, that for screen readers, with the name of the team. */
  title:
    | `lineups.${'bench' | 'changes' | 'sentOff'}`
    | `esports.${'starting' | 'substitute'}`
    | 'basketball.starting';
  team: TeamRef;
  players: readonly T[];
  row: (player: T) => ReactNode;
}

/** Players under a heading; nothing without players. */
export function PlayerList<T>({ title, team, players, row }: PlayerListProps<T>) {
  const { t } = useTranslation();
  return (
    players.length > 0 && (
      <>
        <h3 aria-label={t(`parts:${title}Of`, { team: team.name })}>{t(`parts:${title}`)}</h3>
        <ul className={styles.rows}>{players.map(row)}</ul>
      </>
    )
  );
}
