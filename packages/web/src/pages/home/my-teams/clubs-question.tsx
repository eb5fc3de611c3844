import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './clubs-question.module.css';

interface ClubsQuestionProps {
  onPick: () => void;
  onDismiss: () => void;
}

/** Asks on the first visits which clubs home should begin with. In every document: a script of its head shows it. */
export function ClubsQuestion({ onPick, onDismiss }: ClubsQuestionProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.question} aria-label={t('home.clubs.title')}>
      <span className={styles.sign}>
        <Icon name="star" />
      </span>
      <p className={styles.text}>
        <b>{t('home.clubs.title')}</b>
        {t('home.clubs.question')}
      </p>
      <Button kind="main" onClick={onPick}>
        {t('home.clubs.choose')}
      </Button>
      <CloseButton label={t('home.clubs.dismiss')} onClose={onDismiss} />
    </section>
  );
}
