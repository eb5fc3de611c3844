import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { delayPanelAtom, toggleDelayPanelAtom } from '../../../state/overlays/delay-panel.ts';
import { delayAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './delay-chip.module.css';

/** Says that the whole site is behind, and opens the panel that changes it; nothing without a delay. */
export function DelayChip() {
  const { t } = useTranslation();
  const count = useAtomValue(delayAtom);
  const toggle = useSetAtom(toggleDelayPanelAtom);
  const isOpen = useAtomValue(delayPanelAtom);
  if (count === 0) return null;
  return (
    <Button
      className={styles.chip}
      aria-label={t('shell.behind', { count })}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <span className={styles.long}>{t('shell.behind', { count })}</span>
      <span className={styles.short}>{t('shell.behindShort', { count })}</span>
    </Button>
  );
}
