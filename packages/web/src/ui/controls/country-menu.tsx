import { useTranslation } from 'react-i18next';
import { classNames } from '../dom/class-names.ts';
import { Flag } from '../graphics/flag.tsx';
import { Icon } from '../graphics/icon.tsx';
import { Button } from './button.tsx';
import { type CountryChoice, countriesOf } from './countries-of.ts';
import styles from './country-menu.module.css';
import { Menu } from './menu.tsx';

interface CountryMenuProps {
  /** May have blank and repeated names. */
  countries: readonly CountryChoice[];
  /** Id of the chosen country; undefined for all countries. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** TRN-2, TEA-2: a menu of countries, and a button that clears the choice. */
export function CountryMenu({ countries, chosen, onChoose }: CountryMenuProps) {
  const { t, i18n } = useTranslation();
  const label = t('shell.countries.label');
  const country = countries.find(({ id }) => id === chosen);
  return (
    <div className={styles.countries}>
      <Button
        kind="bare"
        className={styles.world}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        <Icon name="world" size="s" />
        {t('shell.countries.all')}
      </Button>
      <Menu
        name={label}
        icon={country ? undefined : 'flag'}
        options={countriesOf(countries, i18n.language).map((one) => ({
          value: one.id,
          label: one.name,
          country: one,
        }))}
        value={chosen ?? ''}
        onChoose={onChoose}
        opensDown
        alignEnd
      >
        {country && <Flag country={country} />}
        <span className={classNames('cut', styles.name)}>{country?.name.trim() || label}</span>
      </Menu>
    </div>
  );
}
