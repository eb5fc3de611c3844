import type { LineupPlayer } from '@touchline/types';
import type { ReactNode } from 'react';
import styles from './lineups.module.css';

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
