import type { Country } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { imageUrl } from '../../api/image-url.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { countriesOf } from '../../ui/controls/countries-of.ts';
import { CountryMenu } from '../../ui/controls/country-menu.tsx';
import type { TeamsAddress } from './teams-address.ts';
import styles from './teams-page.module.css';

interface TeamsHeadingProps {
  address: TeamsAddress;
  title: string;
  /** Countries of the loaded teams; may contain duplicates. */
  countries: readonly Country[];
}

const flagOf = ({ logo }: Country) => imageUrl(logo);

/** TEA-2: each country has its own URL, and so do all countries together. */
export function TeamsHeading({ address, title, countries }: TeamsHeadingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <CountryMenu
        words={{ label: t('shell.countries.label'), all: t('shell.countries.all') }}
        countries={countriesOf(countries, flagOf, language)}
        chosen={address.countryId}
        onChoose={(id) => navigate(paths.teams(address.game, id))}
      />
    </div>
  );
}
