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
import { headingOf } from './tournaments-head.ts';
import styles from './tournaments-page.module.css';

interface TournamentsHeadingProps {
  address: TournamentsAddress;
  loaded: readonly Tournament[];
  country: Country | undefined;
}

const flagOf = ({ logo }: Country) => imageUrl(logo);

/** TRN-2: a country is chosen from those of the loaded tournaments; without one all stand here. */
export function TournamentsHeading({ address, loaded, country }: TournamentsHeadingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  const { game, show, asked } = address;
  const known = loaded.map((one) => one.country);
  const tab = show === 'ongoing' ? undefined : show;
  const choose = (id: string | undefined) =>
    navigate(
      id && id === asked
        ? paths.tournaments(game, id, { show: tab })
        : paths.tournaments(game, 'all', { show: tab, country: id }),
    );
  return (
    <div className={styles.head}>
      <h1>{headingOf(game, country?.name, t)}</h1>
      <CountryMenu
        words={{ label: t('shell.countries.label'), all: t('shell.countries.all') }}
        countries={countriesOf(country ? [...known, country] : known, flagOf, language)}
        chosen={address.country}
        onChoose={choose}
      />
    </div>
  );
}
