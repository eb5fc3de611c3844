import { type ReactNode, useId } from 'react';
import { Flag } from '../graphics/flag.tsx';
import { Icon, type IconName } from '../graphics/icon.tsx';
import styles from './menu.module.css';
import { type Option, useMenu } from './use-menu.ts';

interface MenuProps {
  name: string;
  icon?: IconName | undefined;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** Called before the menu may open, on hover, focus and click: loads options that are not loaded yet. */
  onApproach?: () => void;
  /** Opens downwards; by default, as in the footer, upwards. */
  opensDown?: boolean;
  /** Aligns the end of the list with the end of the button. */
  alignEnd?: boolean;
  /** The name of a field that filters the options. */
  filterName?: string | undefined;
  /** The reason why the menu is disabled. */
  disabledReason?: string | undefined;
  /** Shown on the button, beside its icon. */
  children: ReactNode;
}

/** A button that opens a listbox for one choice. */
export function Menu(props: MenuProps) {
  const { name, icon, options, value, onChoose, onApproach, children } = props;
  const { opensDown, alignEnd, filterName, disabledReason } = props;
  const id = useId();
  const reasonId = `${id}-reason`;
  const menu = useMenu({ options, value, onChoose, hasField: filterName !== undefined });
  const itemId = (index: number) => `${id}-${index}`;
  const toggle = () => {
    onApproach?.();
    menu.toggle();
  };
  return (
    <div className={styles.menu} ref={menu.root}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={menu.open}
        aria-controls={id}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason}
        ref={menu.button}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={disabledReason ? undefined : toggle}
      >
        {icon && <Icon name={icon} size="s" />}
        {children}
        <Icon name="down" />
      </button>
      {disabledReason && (
        <span id={reasonId} className="vh">
          {disabledReason}
        </span>
      )}
      {menu.open && !disabledReason && (
        <div
          className={styles.popup}
          data-down={opensDown || undefined}
          data-end={alignEnd || undefined}
          ref={menu.popup}
        >
          {filterName && (
            <input
              className={styles.filter}
              type="text"
              role="combobox"
              aria-label={filterName}
              aria-expanded
              aria-controls={id}
              aria-activedescendant={itemId(menu.activeIndex)}
              aria-autocomplete="list"
              placeholder={filterName}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={menu.query}
              ref={menu.field}
              onChange={({ target }) => menu.filter(target.value)}
              onKeyDown={menu.onKeyDown}
            />
          )}
          <div
            id={id}
            className={styles.list}
            role="listbox"
            aria-label={name}
            aria-activedescendant={filterName ? undefined : itemId(menu.activeIndex)}
            tabIndex={-1}
            ref={menu.list}
            onKeyDown={menu.onKeyDown}
            onClick={menu.onClick}
          >
            {menu.shown.map((option, index) => (
              <div
                key={option.value}
                id={itemId(index)}
                className={styles.item}
                role="option"
                aria-selected={option.value === value}
                data-over={index === menu.activeIndex || undefined}
                tabIndex={-1}
              >
                {option.flag && <Flag src={option.flag} />}
                {option.label}
                {option.example && <span className={styles.example}>{option.example}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
