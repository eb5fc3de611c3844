import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { useModal } from '../../../ui/controls/use-modal.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field.tsx';
import { SearchKeys } from './search-keys.tsx';
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
    <dialog className={styles.dialog} aria-label={t('search:label')} {...useModal(close)}>
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
