import type { CrestKind } from '@touchline/shared/crests/shapes';
import type { TeamRef } from '@touchline/types';
import { ownLogo } from '../../../api/image-url.ts';
import { Crest } from '../../../ui/graphics/crest.tsx';

interface ClubCrestProps {
  team: Pick<TeamRef, 'id' | 'logo' | 'emblem'>;
  kind: CrestKind;
  size?: number;
}

export const ClubCrest = ({ team, kind, size = 22 }: ClubCrestProps) => (
  <Crest id={team.id} kind={kind} emblem={team.emblem} size={size} logo={ownLogo(team.logo)} />
);
