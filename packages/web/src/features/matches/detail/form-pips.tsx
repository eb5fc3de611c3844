import { useTranslation } from 'react-i18next';
import { type Pip, ResultBadge } from '../../../ui/figures/result-badge.tsx';
import styles from './form-pips.module.css';

/** The latest results, the newest last. */
export function FormPips({ outcomes }: { outcomes: readonly Pip[] }) {
  const { t } = useTranslation();
  const spoken = outcomes
    .map((outcome) => t(`detail:result.${outcome}`))
    .join(t('match.spoken.comma'));
  return (
    <span className={styles.form} {...(spoken && { role: 'img', 'aria-label': spoken })}>
      {outcomes.map((outcome, at) => (
        <ResultBadge key={at} outcome={outcome} letter={t(`detail:letter.${outcome}`)} />
      ))}
    </span>
  );
}
