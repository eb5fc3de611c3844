import { crestLights } from '@touchline/shared/domain/crests/crest-design';
import type { Match } from '@touchline/types';
import { ClubGlow } from '../../../ui/graphics/club-glow.tsx';
import { matchSport } from '../model/match.ts';

interface PairGlowProps {
  match: Match;
  home: string | undefined;
  away: string | undefined;
}

/** The light of both clubs of a match; `home` and `away` are the classes that place it. */
export function PairGlow({ match, home, away }: PairGlowProps) {
  const [light, other] = crestLights(match.homeTeam, match.awayTeam, matchSport(match));
  return (
    <>
      <ClubGlow colour={light} className={home} />
      <ClubGlow colour={other} className={away} />
    </>
  );
}
