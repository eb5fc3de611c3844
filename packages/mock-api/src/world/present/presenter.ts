import type { Engine } from '../engine.ts';
import type { Language } from '../world-view.ts';
import { type MatchTeller, matchTeller } from './match.ts';
import { type Refs, refsIn } from './refs.ts';
import { type TournamentTeller, tournamentTeller } from './tournament.ts';

export interface Teller {
  readonly language: Language;
  readonly refs: Refs;
  readonly tournaments: TournamentTeller;
  readonly match: MatchTeller;
}

export function tellerIn(language: Language, engine: Engine): Teller {
  const refs = refsIn(language);
  const tournaments = tournamentTeller(language, refs, engine.roster.tournaments.length);
  return { language, refs, tournaments, match: matchTeller(engine, language, refs, tournaments) };
}
