import { useTranslation } from '../../../i18n/use-translation.tsx';
import button from '../../../ui/controls/button.module.css';
import { useModal } from '../../../ui/controls/use-modal.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './shortcuts-sheet.module.css';

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

/** What the keys do. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();

  return (
    <dialog className={styles.sheet} aria-labelledby="keys-title" {...useModal(onClose)}>
      <header className={styles.head}>
        <h2 id="keys-title">{t('keys.title')}</h2>
        <button
          type="button"
          className={button.icon}
          aria-label={t('shell.close')}
          onClick={onClose}
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
