import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openSearchAtom, preloadSearchAtom, searchAtom } from '../../../state/overlays/search.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './search-button.module.css';

/** Hover or focus preloads the search. */
export function SearchButton() {
  const { t } = useTranslation();
  const open = useSetAtom(openSearchAtom);
  const preload = useSetAtom(preloadSearchAtom);
  return (
    <button
      type="button"
      className={styles.seek}
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-expanded={useAtomValue(searchAtom) === 'open'}
      aria-keyshortcuts="/ Control+K"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <Icon name="search" />
      <span>{t('shell.search')}</span>
      <kbd>/</kbd>
    </button>
  );
}
