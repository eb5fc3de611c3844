import type { StandingTable as Table } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Sport, sportOf } from '../../../paths.ts';
import styles from './standing.module.css';
import { adjustmentsOf, type Columns, columnsOf } from './standing-columns.ts';
import { StandingLegend } from './standing-legend.tsx';
import { StandingLine, type StandingLineProps } from './standing-line.tsx';
import { markAt } from './standing-zones.ts';

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
        <th scope="col" className={styles.wide}>
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
  /** Shows a legend below the table, if there is no common one. */
  legend?: boolean;
}

export function StandingTable({ table, marked = [], legend, game, form }: StandingTableProps) {
  const { t } = useTranslation();
  const { stage, group, rows, zones = [] } = table;
  const columns = columnsOf(rows);
  const teams = adjustmentsOf(rows);
  return (
    <div>
      <table className={styles.table}>
        <caption className={group ? styles.caption : 'vh'}>
          {group ? t('detail:standing.group', { group }) : stage}
        </caption>
        <StandingHead columns={columns} sport={sportOf(game)} />
        <tbody>
          {rows.map((row, at) => (
            <StandingLine
              key={row.team.id}
              row={row}
              place={at + 1}
              zone={markAt(zones, at + 1)}
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
