import { useAtomValue } from 'jotai';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { TeamContent } from './team-content.tsx';
import { hasSportOfUrl, plainCrumbs, teamCalls } from './team-data.ts';
import styles from './team-page.module.css';

export { teamHead as head, teamPageCalls as calls } from './team-data.ts';

const DETAILS_AGE_S = 60;

/** TEA-6, TEA-7 */
export default function TeamPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const details = useResource(teamCalls(address, context).details, DETAILS_AGE_S);
  return (
    <EntityPage
      resource={details}
      isOfAddress={(team) => hasSportOfUrl(team, address)}
      of="team"
      crumbs={plainCrumbs(address, t)}
      skeleton={<TeamSkeleton />}
    >
      {(team) => <TeamContent details={team} address={address} />}
    </EntityPage>
  );
}

/** As tall as the hero. */
const TeamSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonLines count={8} />
  </>
);
