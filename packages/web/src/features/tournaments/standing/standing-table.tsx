import type { StandingTable as Table } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { sportOf } from '../../../paths.ts';
import { columnsOf } from './standing-columns.ts';
import { StandingHead } from './standing-head.tsx';
import { StandingLegend } from './standing-legend.tsx';
import { StandingLine, type StandingLineProps } from './standing-line.tsx';
import styles from './standing-table.module.css';
import { markAt } from './standing-zones.ts';

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
      {legend && <StandingLegend zones={zones} />}
    </div>
  );
}
