import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LastUpdated } from '../../features/matches/list/last-updated.tsx';
import { OfferList } from '../../features/promo/offer-list.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { NotFound } from '../../features/shell/not-found.tsx';
import { TeamsRanking } from '../../features/teams/teams-ranking.tsx';
import { paths } from '../../paths.ts';
import { usePagedResource } from '../../state/data/use-paged-resource.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import { CountryMenu } from '../../ui/controls/country-menu.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { PAGE_SIZE, readTeamsAddress } from './teams-address.ts';
import { bestTeamsCall, countryName, teamsCalls, teamsCrumbs, teamsTitle } from './teams-data.ts';
import styles from './teams-page.module.css';

export { teamsCalls as calls, teamsHead as head } from './teams-data.ts';

const MAX_AGE_S = 600;

/** TEA-1 to TEA-5 */
export default function TeamsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const context = useAtomValue(callContextAtom);
  const teamsAddress = readTeamsAddress(address);
  const { game, countryId, pages } = teamsAddress;
  const ranking = usePagedResource(teamsCalls(address, context), MAX_AGE_S);
  const best = useResource(bestTeamsCall(address, context), MAX_AGE_S);
  const teams = itemsOf(ranking);
  const allTeams = [...teams, ...itemsOf(best)];
  const country = countryName(allTeams, teamsAddress);
  const title = teamsTitle(country, teamsAddress, t);
  // Neither a team nor a country with teams.
  if (countryId && ranking.result?.kind === 'ok' && teams.length === 0) return <NotFound />;
  const more = `${paths.teams(game, countryId)}?pages=${pages + 1}`;
  const side = (
    <>
      <OfferList />
      <PromoOffer name="double" />
    </>
  );
  return (
    <Main>
      <Breadcrumb items={teamsCrumbs(country, teamsAddress, t)} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {/* TEA-2: each country has its own URL, and so do all countries together. */}
        <CountryMenu
          countries={allTeams.map((team) => team.country)}
          chosen={countryId}
          onChoose={(id) => navigate(paths.teams(game, id))}
        />
      </div>
      <div className={styles.columns}>
        <TwoColumns side={side}>
          <TeamsRanking
            title={title}
            resource={ranking}
            game={game}
            age={teams.length > 0 && <LastUpdated of={ranking} onlyOld />}
            more={teams.length >= pages * PAGE_SIZE ? more : undefined}
          />
        </TwoColumns>
      </div>
    </Main>
  );
}
