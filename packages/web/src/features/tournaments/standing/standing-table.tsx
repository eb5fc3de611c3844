import type { StandingRow, StandingTable as Table } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { windowAround } from '../../../format/window-around.ts';
import { type Game, paths, type Sport, sportOf } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import type { Outcome } from '../../../ui/figures/result-badge.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import styles from './standing.module.css';
import { adjustmentsOf, type Columns, columnsOf, signed, withMinus } from './standing-columns.ts';
import { StandingLegend } from './standing-legend.tsx';
import { markAt, type ZoneMark } from './standing-zones.ts';

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

interface StandingLineProps {
  row: StandingRow;
  place: number;
  zone: ZoneMark | undefined;
  marked: boolean;
  columns: Columns;
  game: Game;
  form: (outcomes: readonly Outcome[]) => ReactNode;
}

function StandingLine(props: StandingLineProps) {
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
      <td className={styles.goals}>
        {goals}:{goalsAgainst}
      </td>
      <td>{signed(goals - goalsAgainst)}</td>
      {columns.hasPoints && <td className={styles.points}>{withMinus(points ?? '')}</td>}
      {columns.hasForm && <td className={styles.form}>{form(row.form ?? [])}</td>}
    </tr>
  );
}

function StandingHead({ columns, sport }: { columns: Columns; sport: Sport }) {
  const { t } = useTranslation();
  const head = (column: 'played' | 'won' | 'drawn' | 'lost' | 'points', wide = true) => (
    <th scope="col" className={wide ? styles.wide : undefined}>
      <abbr title={t(`detail:standing.${column}`)}>{t(`detail:standing.short.${column}`)}</abbr>
    </th>
  );
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col" className={styles.start}>
          {t('detail:standing.team')}
        </th>
        {head('played', false)}
        {head('won')}
        {columns.hasDraws && head('drawn')}
        {head('lost')}
        <th scope="col" className={styles.goals}>
          {t(`detail:standing.scored.${sport}`)}
        </th>
        <th scope="col">
          <abbr title={t('detail:standing.difference')}>+/−</abbr>
        </th>
        {columns.hasPoints && head('points', false)}
        {columns.hasForm && (
          <th scope="col" className={styles.form}>
            {t('detail:standing.form')}
          </th>
        )}
      </tr>
    </thead>
  );
}

export interface StandingTableProps extends Pick<StandingLineProps, 'game' | 'form'> {
  table: Table;
  marked?: readonly string[];
  /** The id of the team around which a few rows are shown; by default all are. */
  around?: string;
  /** Shows a legend below the table, if there is no common one. */
  legend?: boolean;
}

export const ROWS_AROUND = 5;

export function StandingTable(props: StandingTableProps) {
  const { table, marked = [], around, legend, game, form } = props;
  const { t } = useTranslation();
  const { stage, group, rows, zones = [] } = table;
  const columns = columnsOf(rows);
  const places = rows.map((row, at) => ({ row, place: at + 1 }));
  const shown = around
    ? windowAround(places, ({ row }) => row.team.id === around, ROWS_AROUND)
    : places;
  const teams = adjustmentsOf(shown.map(({ row }) => row));
  return (
    <div>
      <table className={styles.table}>
        <caption className={group ? styles.caption : 'vh'}>
          {group ? t('detail:standing.group', { group }) : stage}
        </caption>
        <StandingHead columns={columns} sport={sportOf(game)} />
        <tbody>
          {shown.map(({ row, place }) => (
            <StandingLine
              key={row.team.id}
              row={row}
              place={place}
              zone={markAt(zones, place)}
              marked={marked.includes(row.team.id)}
              columns={columns}
              game={game}
              form={form}
            />
          ))}
        </tbody>
      </table>
      {teams && <p className={styles.legend}>{t('detail:standing.adjusted', { teams })}</p>}
      {legend && <StandingLegend zones={zones} />}
    </div>
  );
}
