import type { Tournament } from '@touchline/types';
import { ownLogo } from '../../api/image-url.ts';
import { Medal } from '../../ui/graphics/medal.tsx';
import { kindOf } from './tournament-game.ts';

export const TournamentMedal = ({ tournament }: { tournament: Tournament }) => (
  <Medal id={tournament.id} kind={kindOf(tournament)} logo={ownLogo(tournament.logo)} />
);
