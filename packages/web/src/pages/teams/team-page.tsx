import { EntityPage } from '../../features/shell/entity-page.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { TeamContent } from './team-content.tsx';
import { teamEntity } from './team-data.ts';
import styles from './team-page.module.css';

export { teamHead as head, teamPageCalls as calls } from './team-data.ts';

const DETAILS_AGE_S = 60;

/** TEA-6, TEA-7 */
const TeamPage = ({ address }: { address: Address }) => (
  <EntityPage
    entity={teamEntity}
    address={address}
    maxAgeSeconds={DETAILS_AGE_S}
    skeleton={<TeamSkeleton />}
  >
    {(team) => <TeamContent details={team} address={address} />}
  </EntityPage>
);

export default TeamPage;

/** As tall as the hero. */
const TeamSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonLines count={8} />
  </>
);
