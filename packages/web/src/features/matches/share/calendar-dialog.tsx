import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { isInOwnWorld } from '../../../state/clock/is-in-own-world.ts';
import { showToastAtom } from '../../../state/overlays/toast.ts';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { useModal } from '../../../ui/controls/use-modal.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './calendar-dialog.module.css';
import { useCalendarPath } from './use-calendar-path.ts';

interface CalendarDialogProps {
  /** Where the gateway serves the calendar. */
  path: string;
  name: string;
  onClose: () => void;
}

/** A calendar program does not have the world of this browser. */
const canSubscribe = () => !isInOwnWorld();

function noteOf(path: string) {
  if (!canSubscribe()) return 'world';
  return path.endsWith('off') ? 'covered' : 'results';
}

function LoadedDialog({ path, name, onClose }: CalendarDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const showToast = useSetAtom(showToastAtom);
  const { host, origin } = location;

  async function copy() {
    onClose();
    try {
      await navigator.clipboard.writeText(origin + path);
      showToast(t('alerts:mine.add.copied'));
    } catch {
      showToast(origin + path, 'info');
    }
  }

  return (
    <dialog className={styles.dialog} aria-labelledby={titleId} {...useModal(onClose)}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{t('alerts:mine.add.title')}</h2>
          <p>{name}</p>
        </div>
        <CloseButton label={t('shell.close')} onClose={onClose} />
      </header>
      <ul>
        {canSubscribe() && (
          <li>
            <a className={styles.way} href={`webcal://${host}${path}`} onClick={onClose}>
              <Icon name="refresh" />
              <b>{t('alerts:mine.add.subscribe')}</b>
              {t('alerts:mine.add.subscribeHint')}
            </a>
          </li>
        )}
        {canSubscribe() && (
          <li>
            <button type="button" className={styles.way} onClick={() => void copy()}>
              <Icon name="copy" />
              <b>{t('alerts:mine.add.copy')}</b>
              {t('alerts:mine.add.copyHint')}
            </button>
          </li>
        )}
        <li>
          <a className={styles.way} href={path} download onClick={onClose}>
            <Icon name="calendar" />
            <b>{t('alerts:mine.add.download')}</b>
            {t('alerts:mine.add.downloadHint')}
          </a>
        </li>
      </ul>
      <p className={styles.note}>{t(`alerts:mine.add.${noteOf(path)}`)}</p>
    </dialog>
  );
}

/** MYT-4: the ways to have matches in a calendar program. */
export default function CalendarDialog(props: CalendarDialogProps) {
  const path = useCalendarPath(props.path);
  return useLoadedNamespace('alerts') && <LoadedDialog {...props} path={path} />;
}
