import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { useModal } from '../../../ui/controls/use-modal.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './search-dialog.module.css';
import searchField from './search-field.module.css';
import searchKeys from './search-keys.module.css';
import { SearchList } from './search-list.tsx';
import { SearchState } from './search-state.tsx';
import { useSearch } from './use-search.ts';

export function SearchDialog() {
  const { t } = useTranslation();
  const listId = useId();
  const search = useSearch();
  const { entries, typed, groups, count, current, close } = search;
  const optionId = (at: number) => `${listId}-${at}`;

  return (
    <dialog className={styles.dialog} aria-label={t('shell.search')} {...useModal(close)}>
      <div className={styles.in}>
        <div className={styles.head}>
          <Icon name="search" />
          <SearchField
            listId={listId}
            optionId={count > 0 ? optionId(current) : undefined}
            value={typed}
            onType={search.type}
            onKeyDown={search.onKeyDown}
          />
          <CloseButton label={t('shell.close')} onClose={close} />
        </div>
        <div className={styles.body}>
          <SearchState entries={entries} typed={typed} count={count} />
          <SearchList
            id={listId}
            groups={groups}
            current={current}
            optionId={optionId}
            onHover={search.goTo}
            onChoose={search.choose}
          />
        </div>
        <SearchKeys />
      </div>
    </dialog>
  );
}

interface SearchFieldProps {
  listId: string;
  optionId: string | undefined;
  value: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps the focus while the keys move through the list (ARIA Practices, combobox). */
function SearchField({ listId, optionId, value, onType, onKeyDown }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <input
      className={searchField.field}
      role="combobox"
      type="text"
      inputMode="search"
      enterKeyHint="go"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={80}
      aria-label={t('shell.search')}
      aria-expanded={optionId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={optionId}
      placeholder={t('search:placeholder')}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function SearchKeys() {
  const { t } = useTranslation();
  const keys = [
    ['↑ ↓', t('search:keys.move')],
    ['↵', t('search:keys.open')],
    ['Esc', t('search:keys.close')],
  ] as const;
  return (
    <p className={searchKeys.keys} aria-hidden="true">
      {keys.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd> {action}
        </span>
      ))}
    </p>
  );
}
