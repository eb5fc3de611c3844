import type { Tournament } from '@touchline/types';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { MajorEvents } from '../../features/tournaments/major-events.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import type { tournamentCalls } from './tournament-calls.ts';

interface TournamentSideProps {
  tournament: Tournament;
  call: ReturnType<typeof tournamentCalls>['major'];
}

export function TournamentSide({ tournament, call }: TournamentSideProps) {
  return (
    <>
      <PromoOffer name="double" />
      <MajorEvents resource={useResource(call, 300)} excludeId={tournament.id} />
    </>
  );
}
