import { type ReactNode, useId, useRef, useState } from 'react';
import { lazyPart } from '../dom/lazy-part.ts';
import { Icon, type IconName } from '../graphics/icon.tsx';
import button from './button.module.css';
import styles from './menu.module.css';
import type { Option } from './use-listbox.ts';

/** Outside the first load: the button fetches it on hover or focus. */
const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazyPart(loadPopup);

interface MenuProps {
  name: string;
  icon?: IconName | undefined;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** Called before the menu may open, on hover, focus and click: loads options that are not loaded yet. */
  onApproach?: () => void;
  /** Opens downwards; by default, as in the footer, upwards. */
  opensDown?: boolean | undefined;
  /** Aligns the end of the list with the end of the button. */
  alignEnd?: boolean | undefined;
  /** The button is as small as its icon. */
  isCompact?: boolean | undefined;
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
  const { opensDown, alignEnd, isCompact, filterName, disabledReason } = props;
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const reasonId = `${id}-reason`;
  const approach = () => {
    void loadPopup();
    onApproach?.();
  };
  return (
    <div className={isCompact ? styles.compact : styles.menu} ref={root}>
      <button
        type="button"
        className={isCompact ? button.icon : styles.button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason}
        ref={opener}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => {
          if (disabledReason) return;
          approach();
          setIsOpen(!isOpen);
        }}
      >
        {icon && <Icon name={icon} {...(!isCompact && { size: 's' })} />}
        {children}
        {!isCompact && <Icon name="down" />}
      </button>
      {disabledReason && (
        <span id={reasonId} className="vh">
          {disabledReason}
        </span>
      )}
      {isOpen && !disabledReason && (
        <MenuPopup
          id={id}
          name={name}
          options={options}
          value={value}
          onChoose={onChoose}
          opensDown={opensDown}
          alignEnd={alignEnd}
          filterName={filterName}
          root={root}
          onClose={() => {
            setIsOpen(false);
            opener.current?.focus();
          }}
          onLeave={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
