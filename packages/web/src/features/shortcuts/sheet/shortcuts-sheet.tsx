import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { useModal } from '../../../ui/controls/use-modal.ts';
import styles from './shortcuts-sheet.module.css';

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['s', 'star'],
  ['f', 'find'],
  ['← →', 'days'],
  ['/', 'search'],
  ['?', 'sheet'],
] as const;

/** Shows the sheet once its texts are loaded. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return useLoadedNamespace('keys') && <Sheet onClose={onClose} />;
}

function Sheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();

  return (
    <dialog className={styles.sheet} aria-labelledby="keys-title" {...useModal(onClose)}>
      <header className={styles.head}>
        <h2 id="keys-title">{t('keys:title')}</h2>
        <CloseButton label={t('shell.close')} onClose={onClose} />
      </header>
      <dl className={styles.list}>
        {shortcuts.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys:${name}`)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
