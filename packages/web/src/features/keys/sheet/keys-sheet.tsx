import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './keys-sheet.module.css';

const lines = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['s', 'star'],
  ['f', 'find'],
  ['← →', 'days'],
  ['/', 'search'],
  ['?', 'sheet'],
] as const;

/** What the keys do. The dialog holds the focus, and the browser gives it back. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before it is taken away: only a dialog that is there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="keys-title"
      onCancel={onClose}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id="keys-title">{t('keys.title')}</h2>
        <button
          type="button"
          className={button.icon}
          aria-label={t('shell.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <dl className={styles.list}>
        {lines.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
