import type { Tournament } from '@touchline/types';
import { imageUrl, isDrawing } from '../../api/image-url.ts';
import { Medal } from '../../ui/medal.tsx';
import { kindOf } from './tournament-game.ts';

export const CupMedal = ({ tournament }: { tournament: Tournament }) => (
  <Medal
    id={tournament.id}
    kind={kindOf(tournament)}
    logo={isDrawing(tournament.logo) ? undefined : imageUrl(tournament.logo)}
  />
);
