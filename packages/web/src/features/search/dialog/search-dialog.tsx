import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepRecent } from '../../../state/recent.ts';
import { closeSearchAtom } from '../../../state/search.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { isComposed, nextOption } from './next-option.ts';
import styles from './search-dialog.module.css';
import { SearchKeys } from './search-keys.tsx';
import { SearchList } from './search-list.tsx';
import { SearchState } from './search-state.tsx';
import { useEntries } from './use-entries.ts';
import { useFound } from './use-found.ts';

/** A field and what it finds. The focus stays in the field; the keys move through the list. */
export function SearchDialog() {
  const { t } = useTranslation();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useSetAtom(closeSearchAtom);
  const navigate = useNavigate();
  const entries = useEntries();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const groups = useFound(entries, typed);
  const options = groups.flatMap(({ found }) => found);
  const current = Math.min(at, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function chosen(href: string) {
    keepRecent(href);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposed(event.nativeEvent)) return;
    const next = nextOption(event.key, current, options.length);
    const href = event.key === 'Enter' && options[current]?.entry.href;
    if (next === undefined && !href) return;
    event.preventDefault();
    if (next !== undefined) return setAt(next);
    if (href) {
      chosen(href);
      navigate(href);
    }
  }

  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.label')}
      onClose={() => close()}
      onClick={closeOutside}
    >
      <div className={styles.in}>
        <div className={styles.head}>
          <Icon name="search" />
          <input
            className={styles.field}
            role="combobox"
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            aria-label={t('search.label')}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
            placeholder={t('search.placeholder')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={button.icon}
            aria-label={t('shell.close')}
            onClick={() => close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <SearchState entries={entries} typed={typed} count={options.length} />
          <SearchList
            id={listId}
            groups={groups}
            current={current}
            optionId={optionId}
            onOver={setAt}
            onChosen={chosen}
          />
        </div>
        <SearchKeys />
      </div>
    </dialog>
  );
}
