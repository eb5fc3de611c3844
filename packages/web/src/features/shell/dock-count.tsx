import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/session.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './dock.module.css';

/** How many matches the stream tells of; nothing where it is silent. */
export function DockCount() {
  const { t } = useTranslation();
  const { live } = useSession();
  useAtomValue(live.turnAtom);
  const count = live.ongoing().length;
  if (count === 0) return null;
  return (
    <span className={classes('fig-m', styles.count)}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
    </span>
  );
}
