import type { Tournament } from '@touchline/types';
import { gameOf, sportOf } from '../../paths.ts';
import { Medal } from '../../ui/graphics/medal.tsx';

export const TournamentMedal = ({ tournament }: { tournament: Tournament }) => (
  <Medal id={tournament.id} kind={sportOf(gameOf(tournament))} logo={tournament.logo} />
);
