import { useAtomValue } from 'jotai';
import { SkeletonRows } from '../../features/matches/row/skeleton-rows.tsx';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { TournamentContent } from './tournament-content.tsx';
import { hasSportOfUrl, plainCrumbs, tournamentCalls } from './tournament-data.ts';
import styles from './tournament-page.module.css';

export { tournamentHead as head, tournamentPageCalls as calls } from './tournament-data.ts';

const INFO_AGE_S = 60;

/** TRN-7 */
export default function TournamentPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const calls = tournamentCalls(address, useAtomValue(callContextAtom));
  const info = useResource(calls.info, INFO_AGE_S);
  return (
    <EntityPage
      resource={info}
      isOfAddress={(tournament) => hasSportOfUrl(tournament, address)}
      of="tournament"
      crumbs={plainCrumbs(address, t)}
      skeleton={<TournamentSkeleton />}
    >
      {(tournament) => <TournamentContent tournament={tournament} address={address} />}
    </EntityPage>
  );
}

/** As tall as the hero and the first matches. */
const TournamentSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonRows count={8} />
  </>
);
