import type { TeamRanking } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { LastUpdated } from '../../features/matches/list/last-updated.tsx';
import { OfferList } from '../../features/promo/offer-list.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { TeamsRanking } from '../../features/teams/teams-ranking.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { usePagedResource } from '../../state/data/use-paged-resource.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { PAGE_SIZE, readTeamsAddress } from './teams-address.ts';
import { bestTeamsCall, countryName, teamsCalls, teamsCrumbs, teamsTitle } from './teams-data.ts';
import { TeamsHeading } from './teams-heading.tsx';
import styles from './teams-page.module.css';

export { teamsCalls as calls, teamsHead as head } from './teams-data.ts';

const MAX_AGE_S = 600;

const dataOf = ({ result }: LoadedResource<readonly TeamRanking[]>) =>
  result?.kind === 'ok' ? result.data : [];

/** TEA-1 to TEA-5 */
export default function TeamsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const teamsAddress = readTeamsAddress(address);
  const { game, countryId, pages } = teamsAddress;
  const ranking = usePagedResource(teamsCalls(address, context), MAX_AGE_S);
  const best = useResource(bestTeamsCall(address, context), MAX_AGE_S);
  const teams = dataOf(ranking);
  const allTeams = [...teams, ...dataOf(best)];
  const country = countryName(allTeams, teamsAddress);
  const title = teamsTitle(country, teamsAddress, t);
  const more = `${paths.teams(game, countryId)}?pages=${pages + 1}`;
  const side = (
    <>
      <PromoOffer name="double" />
      <OfferList />
    </>
  );
  return (
    <Main>
      <Breadcrumb items={teamsCrumbs(country, teamsAddress, t)} />
      <TeamsHeading
        address={teamsAddress}
        title={title}
        countries={allTeams.map((team) => team.country)}
      />
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
