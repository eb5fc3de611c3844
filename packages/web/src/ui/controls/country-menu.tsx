import { classNames } from '../dom/class-names.ts';
import { Flag } from '../graphics/flag.tsx';
import { Icon } from '../graphics/icon.tsx';
import button from './button.module.css';
import type { CountryChoice } from './countries-of.ts';
import styles from './country-menu.module.css';
import { Menu } from './menu.tsx';

interface CountryMenuProps {
  /** The name of the menu, and of the choice of all countries. */
  words: { label: string; all: string };
  countries: readonly CountryChoice[];
  /** Id of the chosen country; undefined for all countries. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** TRN-2, TEA-2: a menu of countries, and a button that clears the choice. */
export function CountryMenu({ words, countries, chosen, onChoose }: CountryMenuProps) {
  const country = countries.find(({ id }) => id === chosen);
  return (
    <div className={styles.countries}>
      <button
        type="button"
        className={classNames(button.btn, button.bare, styles.world)}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        <Icon name="world" size="s" />
        {words.all}
      </button>
      <Menu
        name={words.label}
        icon={country ? undefined : 'flag'}
        options={countries.map(({ id, name, flag }) => ({ value: id, label: name, flag }))}
        value={chosen ?? ''}
        onChoose={onChoose}
        opensDown
        alignEnd
      >
        {country && <Flag src={country.flag} />}
        <span className={classNames('cut', styles.name)}>{country?.name ?? words.label}</span>
      </Menu>
    </div>
  );
}
