import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { chanceOf, marketPick } from './market-pick.ts';
import styles from './prediction-card.module.css';

/** Whom the prices make the winner, and by how much. */
export function PredictionPick({ match }: { match: Match }) {
  const { t } = useTranslation();
  const pick = marketPick(match);
  if (!pick) return <span>{t('predictions.none')}</span>;
  const team = pick === 'home' ? match.homeTeam : match.awayTeam;
  const percent = `${Math.round((chanceOf(match) ?? 0) * 100)}%`;
  return (
    <span className={styles.pick}>
      <strong>{t('predictions.pick', { team: team.name })}</strong>
      <Numerals as="fig-s" text={percent} />
    </span>
  );
}
