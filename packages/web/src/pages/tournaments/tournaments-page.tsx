import type { Country, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NewsList } from '../../features/news/news-list.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { NotFound } from '../../features/shell/not-found.tsx';
import { StateTabs } from '../../features/tournaments/state-tabs.tsx';
import { TournamentGroups } from '../../features/tournaments/tournament-groups.tsx';
import { paths, sportOf } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { useSportLock } from '../../state/overlays/sport-lock.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { mapResource } from '../../state/stores/resource.ts';
import { CountryMenu } from '../../ui/controls/country-menu.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import {
  countryIn,
  isUnknownCountry,
  isUnnamed,
  listOf,
  ofCountry,
  tournamentsOf,
} from './loaded-tournaments.ts';
import {
  readTournamentsAddress,
  type Tab,
  type TournamentsAddress,
  tabs,
} from './tournaments-address.ts';
import { tournamentsCalls, tournamentsTitle } from './tournaments-data.ts';
import styles from './tournaments-page.module.css';

export { tournamentsHead as head, tournamentsPageCalls as calls } from './tournaments-data.ts';

interface TournamentsHeadingProps {
  address: TournamentsAddress;
  loaded: readonly Tournament[];
  country: Country | undefined;
}

/** TRN-2: the menu has the countries of the loaded tournaments. */
function TournamentsHeading({ address, loaded, country }: TournamentsHeadingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
        countries={country ? [...countries, country] : countries}
        chosen={address.country}
        onChoose={choose}
      />
    </div>
  );
}

const LIST_AGE_S = 60;

/** TRN-1 to TRN-6 */
export default function TournamentsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const { game, show, pathCountryId, country } = readTournamentsAddress(address);
  const calls = tournamentsCalls(address, context);
  const list = useResource(calls.list, LIST_AGE_S);
  const all = tournamentsOf(list.result);
  const needsYear = pathCountryId || isUnnamed(country, list.result);
  const ofYear = useResource(needsYear ? calls.ofYear : calls.list, LIST_AGE_S).result;
  useSportLock(list.pending && list.result?.kind !== 'ok' ? t('tournaments:loading') : undefined);
  if (isUnknownCountry(pathCountryId, list.result, ofYear)) return <NotFound />;

  const to = (tab: Tab) =>
    paths.tournaments(game, pathCountryId ?? 'all', {
      show: tab === 'ongoing' ? undefined : tab,
      country: pathCountryId ? undefined : country,
    });
  const side = (
    <>
      <PromoOffer name="double" />
      <NewsList sport={sportOf(game)} />
    </>
  );
  return (
    <Main>
      <TournamentsHeading
        address={readTournamentsAddress(address)}
        loaded={all}
        country={country ? countryIn([all, tournamentsOf(ofYear)], country) : undefined}
      />
      <StateTabs tabs={tabs} chosen={show} to={to} />
      <TwoColumns side={side}>
        <div className={styles.list}>
          <TournamentGroups
            resource={mapResource(list, (data) => ofCountry(listOf(data), country))}
            listKey={`${game} ${show} ${country}`}
            showGame={game === 'esports'}
          />
        </div>
      </TwoColumns>
    </Main>
  );
}
