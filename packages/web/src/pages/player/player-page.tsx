import { EntityPage } from '../../features/shell/entity-page.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { PlayerContent } from './player-content.tsx';
import { playerEntity } from './player-data.ts';

export { playerCalls as calls, playerHead as head } from './player-data.ts';

const DETAILS_AGE_S = 60;

/** PLA-1 */
const PlayerPage = ({ address }: { address: Address }) => (
  <EntityPage
    entity={playerEntity}
    address={address}
    maxAgeSeconds={DETAILS_AGE_S}
    skeleton={<SkeletonLines count={12} />}
  >
    {(player) => <PlayerContent details={player} address={address} />}
  </EntityPage>
);

export default PlayerPage;
