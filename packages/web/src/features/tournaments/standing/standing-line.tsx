import type { StandingRow } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, paths, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import type { Outcome } from '../../../ui/figures/result-badge.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './standing.module.css';
import { type Columns, signed, withMinus } from './standing-columns.ts';
import type { ZoneMark } from './standing-zones.ts';

/** '▲2': the places that a team has gained or lost while matches are being played. */
function PlaceMovement({ places }: { places: number }) {
  const { t } = useTranslation();
  const isUp = places > 0;
  const count = Math.abs(places);
  return (
    <span className={styles.movement} data-up={isUp || undefined}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {count}
      </span>
      <span className="vh">{t(`detail:standing.${isUp ? 'up' : 'down'}`, { count })}</span>
    </span>
  );
}

export interface StandingLineProps {
  row: StandingRow;
  place: number;
  zone: ZoneMark | undefined;
  marked: boolean;
  columns: Columns;
  game: Game;
  form: (outcomes: readonly Outcome[]) => ReactNode;
}

export function StandingLine(props: StandingLineProps) {
  const { row, place, zone, marked, columns, game, form } = props;
  const { team, won, draw, loss, goals, goalsAgainst, points, movement } = row;
  return (
    <tr data-plays={marked || undefined}>
      <td className={styles.place} data-zone={zone}>
        {place}
        {movement ? <PlaceMovement places={movement} /> : null}
      </td>
      <th scope="row" className={styles.team}>
        <Link to={paths.team(game, team.id)}>
          <ClubCrest team={team} kind={sportOf(game)} />
          <span className="team-name">{team.name}</span>
        </Link>
      </th>
      <td>{won + draw + loss}</td>
      <td className={styles.wide}>{won}</td>
      {columns.hasDraws && <td className={styles.wide}>{draw}</td>}
      <td className={styles.wide}>{loss}</td>
      <td className={styles.wide}>
        {goals}:{goalsAgainst}
      </td>
      <td>{signed(goals - goalsAgainst)}</td>
      {columns.hasPoints && <td className={styles.points}>{withMinus(points ?? '')}</td>}
      {columns.hasForm && <td className={styles.form}>{form(row.form ?? [])}</td>}
    </tr>
  );
}
