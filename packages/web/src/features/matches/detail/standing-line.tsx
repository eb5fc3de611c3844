import type { Match, StandingRow } from '@touchline/types';
import { paths } from '../../../paths.ts';
import { Link } from '../../../state/link.tsx';
import { ClubCrest } from '../club-crest.tsx';
import { gameOf, kindOf } from '../match-game.ts';
import { FormPips } from './form-pips.tsx';
import styles from './standing-table.module.css';
import type { Columns } from './standing-tables.ts';

interface StandingLineProps {
  row: StandingRow;
  place: number;
  match: Match;
  columns: Columns;
}

const signed = (difference: number) =>
  difference > 0 ? `+${difference}` : `${difference}`.replace('-', '−');

export function StandingLine({ row, place, match, columns }: StandingLineProps) {
  const { team, won, draw, loss, goals, goalsAgainst, points, form = [] } = row;
  const plays = team.id === match.homeTeam.id || team.id === match.awayTeam.id;
  return (
    <tr data-plays={plays || undefined}>
      <td className={styles.place}>{place}</td>
      <th scope="row" className={styles.team}>
        <Link to={paths.team(gameOf(match), team.id)}>
          <ClubCrest team={team} kind={kindOf(match)} />
          <span className="cut">{team.name}</span>
        </Link>
      </th>
      <td>{won + draw + loss}</td>
      <td className={styles.wide}>{won}</td>
      {columns.draws && <td className={styles.wide}>{draw}</td>}
      <td className={styles.wide}>{loss}</td>
      <td className={styles.wide}>
        {goals}:{goalsAgainst}
      </td>
      <td>{signed(goals - goalsAgainst)}</td>
      {columns.points && <td className={styles.points}>{points}</td>}
      {columns.form && (
        <td className={styles.form}>
          <FormPips outcomes={form} />
        </td>
      )}
    </tr>
  );
}
