import { useAtomValue } from 'jotai';
import { EntityPage } from '../../features/shell/entity-page.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { PlayerContent } from './player-content.tsx';
import { hasSportOfUrl, plainCrumbs, playerCalls } from './player-data.ts';

export { playerCalls as calls, playerHead as head } from './player-data.ts';

const DETAILS_AGE_S = 60;

/** PLA-1 */
export default function PlayerPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const details = useResource(playerCalls(address, context).details, DETAILS_AGE_S);
  return (
    <EntityPage
      resource={details}
      isOfAddress={(player) => hasSportOfUrl(player, address)}
      of="player"
      crumbs={plainCrumbs(address, t)}
      skeleton={<SkeletonLines count={12} />}
    >
      {(player) => <PlayerContent details={player} address={address} />}
    </EntityPage>
  );
}
