import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  listId: string;
  optionId: string | undefined;
  value: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps the focus while the keys move through the list (ARIA Practices, combobox). */
export function SearchField({ listId, optionId, value, onType, onKeyDown }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
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
      aria-label={t('search:label')}
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
