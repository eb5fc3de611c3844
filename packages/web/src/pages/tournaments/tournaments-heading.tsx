import type { Country, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { imageUrl } from '../../api/image-url.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { languageAtom } from '../../state/preferences/preferences-atoms.ts';
import { countriesOf } from '../../ui/controls/countries-of.ts';
import { CountryMenu } from '../../ui/controls/country-menu.tsx';
import type { TournamentsAddress } from './tournaments-address.ts';
import { tournamentsTitle } from './tournaments-data.ts';
import styles from './tournaments-page.module.css';

interface TournamentsHeadingProps {
  address: TournamentsAddress;
  loaded: readonly Tournament[];
  country: Country | undefined;
}

const flagOf = ({ logo }: Country) => imageUrl(logo);

/** TRN-2: the menu has the countries of the loaded tournaments. */
export function TournamentsHeading({ address, loaded, country }: TournamentsHeadingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  const { game, show, pathCountryId } = address;
  const countries = loaded.map((one) => one.country);
  const tab = show === 'ongoing' ? undefined : show;
  const choose = (id: string | undefined) =>
    navigate(
      id && id === pathCountryId
        ? paths.tournaments(game, id, { show: tab })
        : paths.tournaments(game, 'all', { show: tab, country: id }),
    );
  return (
    <div className={styles.head}>
      <h1>{tournamentsTitle(game, country?.name, t)}</h1>
      <CountryMenu
        words={{ label: t('shell.countries.label'), all: t('shell.countries.all') }}
        countries={countriesOf(country ? [...countries, country] : countries, flagOf, language)}
        chosen={address.country}
        onChoose={choose}
      />
    </div>
  );
}
