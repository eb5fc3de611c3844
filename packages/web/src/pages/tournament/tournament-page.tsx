import { SkeletonRows } from '../../features/matches/row/skeleton-rows.tsx';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { TournamentContent } from './tournament-content.tsx';
import { tournamentEntity } from './tournament-data.ts';
import styles from './tournament-page.module.css';

export { tournamentHead as head, tournamentPageCalls as calls } from './tournament-data.ts';

const INFO_AGE_S = 60;

/** TRN-7 */
const TournamentPage = ({ address }: { address: Address }) => (
  <EntityPage
    entity={tournamentEntity}
    address={address}
    maxAgeSeconds={INFO_AGE_S}
    skeleton={<TournamentSkeleton />}
  >
    {(tournament) => <TournamentContent tournament={tournament} address={address} />}
  </EntityPage>
);

export default TournamentPage;

/** As tall as the hero and the first matches. */
const TournamentSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonRows count={8} />
  </>
);
