import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './standing-table.module.css';

/** '▲2': the places that a team has gained or lost while matches are being played. */
export function PlaceMovement({ places }: { places: number }) {
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
