import type { Match, StandingTable as Table } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { StandingLine } from './standing-line.tsx';
import styles from './standing-table.module.css';
import { columnsOf } from './standing-tables.ts';

export function StandingTable({ table, match }: { table: Table; match: Match }) {
  const { t } = useTranslation();
  const columns = columnsOf(table.rows);
  const name = table.group ? t('detail.standing.group', { group: table.group }) : table.stage;
  const head = (word: 'played' | 'won' | 'drawn' | 'lost' | 'points', wide = true) => (
    <th scope="col" className={wide ? styles.wide : undefined}>
      <abbr title={t(`detail.standing.${word}`)}>{t(`detail.standing.short.${word}`)}</abbr>
    </th>
  );
  return (
    <table className={styles.table}>
      <caption className={table.group ? styles.caption : 'vh'}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col" className={styles.start}>
            {t('detail.standing.team')}
          </th>
          {head('played', false)}
          {head('won')}
          {columns.draws && head('drawn')}
          {head('lost')}
          <th scope="col" className={styles.wide}>
            {t('detail.standing.goals')}
          </th>
          <th scope="col">
            <abbr title={t('detail.standing.difference')}>+/−</abbr>
          </th>
          {columns.points && head('points', false)}
          {columns.form && (
            <th scope="col" className={styles.form}>
              {t('detail.standing.form')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <StandingLine
            key={row.team.id}
            row={row}
            place={at + 1}
            match={match}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
}
