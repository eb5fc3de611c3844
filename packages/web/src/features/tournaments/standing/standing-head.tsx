import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Sport } from '../../../paths.ts';
import type { Columns } from './standing-columns.ts';
import styles from './standing-table.module.css';

export function StandingHead({ columns, sport }: { columns: Columns; sport: Sport }) {
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
