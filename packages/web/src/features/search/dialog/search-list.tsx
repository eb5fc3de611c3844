import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './search-list.module.css';
import { SearchOption } from './search-option.tsx';
import type { ShownGroup } from './use-results.ts';

interface SearchListProps {
  id: string;
  groups: readonly ShownGroup[];
  /** The one that the keys are at, counted through all groups. */
  current: number;
  optionId: (at: number) => string;
  onOver: (at: number) => void;
  onChosen: (href: string) => void;
}

/** The groups by their names: no headings, which stand in no listbox. */
export function SearchList({ id, groups, current, optionId, onOver, onChosen }: SearchListProps) {
  const { t } = useTranslation();
  let before = 0;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('search.label')}>
      {groups.map(({ name, found }) => {
        const first = before;
        before += found.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: options stand in a group of a listbox, which no field set is.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} className={styles.head} role="presentation">
              {t(`search.groups.${name}`)}
            </div>
            {found.map(({ entry, hit }, at) => (
              <SearchOption
                key={entry.href}
                id={optionId(first + at)}
                entry={entry}
                hit={hit}
                over={first + at === current}
                onOver={() => onOver(first + at)}
                onChosen={() => onChosen(entry.href)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
