import type { RefObject } from 'react';
import { Flag } from '../graphics/flag.tsx';
import { Icon } from '../graphics/icon.tsx';
import styles from './menu-popup.module.css';
import { type ListboxInput, useListbox } from './use-listbox.ts';

interface MenuPopupProps extends Omit<ListboxInput, 'hasField'> {
  id: string;
  name: string;
  opensDown: boolean | undefined;
  alignEnd: boolean | undefined;
  filterName: string | undefined;
  /** The menu with its button: a click outside closes the popup. */
  root: RefObject<HTMLDivElement | null>;
}

export default function MenuPopup(props: MenuPopupProps) {
  const { id, name, value, opensDown, alignEnd, filterName } = props;
  const listbox = useListbox({ ...props, hasField: filterName !== undefined });
  const itemId = (index: number) => `${id}-${index}`;
  return (
    <div
      className={styles.popup}
      data-down={opensDown || undefined}
      data-end={alignEnd || undefined}
      ref={listbox.popup}
    >
      {filterName && (
        <input
          className={styles.filter}
          type="text"
          role="combobox"
          aria-label={filterName}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={itemId(listbox.activeIndex)}
          aria-autocomplete="list"
          placeholder={filterName}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={listbox.query}
          ref={listbox.field}
          onChange={({ target }) => listbox.filter(target.value)}
          onKeyDown={listbox.onKeyDown}
        />
      )}
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={name}
        aria-activedescendant={filterName ? undefined : itemId(listbox.activeIndex)}
        tabIndex={-1}
        ref={listbox.list}
        onKeyDown={listbox.onKeyDown}
        onClick={listbox.onClick}
      >
        {listbox.shown.map((option, index) => (
          <div
            key={option.value}
            id={itemId(index)}
            className={styles.item}
            role="option"
            aria-selected={option.value === value}
            data-over={index === listbox.activeIndex || undefined}
            tabIndex={-1}
          >
            {option.icon && <Icon name={option.icon} size="s" />}
            {option.country && <Flag country={option.country} />}
            {option.label}
            {option.example && <span className={styles.example}>{option.example}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
