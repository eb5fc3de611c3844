import { useTranslation } from 'react-i18next';
import styles from './search-list.module.css';
import { SearchOption } from './search-option.tsx';
import type { ShownGroup } from './use-results.ts';

interface SearchListProps {
  id: string;
  groups: readonly ShownGroup[];
  /** Index of the active option over all groups. */
  current: number;
  optionId: (at: number) => string;
  onHover: (at: number) => void;
  onChoose: (href: string) => void;
}

/** Options in labelled groups: a listbox may not contain headings. */
export function SearchList({ id, groups, current, optionId, onHover, onChoose }: SearchListProps) {
  const { t } = useTranslation();
  let count = 0;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('shell.search')}>
      {groups.map(({ name, found }) => {
        const first = count;
        count += found.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is not a fieldset.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} className={styles.head} role="presentation">
              {t(`search:groups.${name}`)}
            </div>
            {found.map(({ entry, hit }, at) => (
              <SearchOption
                key={entry.href}
                id={optionId(first + at)}
                entry={entry}
                hit={hit}
                active={first + at === current}
                onHover={() => onHover(first + at)}
                onChoose={() => onChoose(entry.href)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
