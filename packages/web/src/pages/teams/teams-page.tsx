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
import type { Address } from '../../state/navigation/page-head.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { pageSize, readTeamsAddress } from './teams-address.ts';
import { bestTeamsCall, teamsCalls } from './teams-calls.ts';
import { teamsCrumbs } from './teams-crumbs.ts';
import { TeamsHeading } from './teams-heading.tsx';
import styles from './teams-page.module.css';
import { countryName, teamsTitle } from './teams-title.ts';

export { teamsCalls as calls } from './teams-calls.ts';
export { teamsHead as head } from './teams-head.ts';

const age = 600;

const dataOf = ({ result }: LoadedResource<readonly TeamRanking[]>) =>
  result?.kind === 'ok' ? result.data : [];

/** TEA-1 to TEA-5 */
export default function TeamsPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const view = useAtomValue(viewAtom);
  const asked = readTeamsAddress(address);
  const held = usePagedResource(teamsCalls(address, view), age);
  const best = useResource(bestTeamsCall(address, view), age);
  const { game, countryId, pages } = asked;
  const teams = dataOf(held);
  const known = [...teams, ...dataOf(best)];
  const country = countryName(known, asked);
  const title = teamsTitle(country, asked, t);
  const more = `${paths.teams(game, countryId)}?pages=${pages + 1}`;
  const side = (
    <>
      <PromoOffer name="double" />
      <OfferList />
    </>
  );
  return (
    <Main>
      <Breadcrumb items={teamsCrumbs(country, asked, t)} />
      <TeamsHeading address={asked} title={title} countries={known.map((team) => team.country)} />
      <div className={styles.columns}>
        <TwoColumns side={side}>
          <TeamsRanking
            title={title}
            resource={held}
            game={game}
            age={teams.length > 0 && held.failedAt > 0 && <LastUpdated at={held.fetchedAt} stale />}
            more={teams.length >= pages * pageSize ? more : undefined}
          />
        </TwoColumns>
      </div>
    </Main>
  );
}
