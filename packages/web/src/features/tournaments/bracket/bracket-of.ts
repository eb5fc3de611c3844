import type { Match, StageDetail, TeamRef } from '@touchline/types';
import { orderTies } from './order-ties.ts';
import { type Pairing, pairingsOf, winnerOf } from './pairing.ts';

export interface Tie {
  /** Within its round. */
  number: number;
  home: TeamRef | undefined;
  away: TeamRef | undefined;
  winner: TeamRef | undefined;
  /** Undefined before both sides are known. */
  pairing: Pairing | undefined;
}

export interface BracketRound {
  id: string;
  name: string;
  ties: readonly Tie[];
}

const isKnockout = ({ kind }: StageDetail) => kind === 'knockout' || kind === 'playoff';

/**
 * The knock-out rounds of a tournament as far as they are known. Each has half as many ties as the one before it; who
 * has won a tie stands in the next round before that match is listed.
 */
export function bracketOf(
  stages: readonly StageDetail[],
  matches: readonly Match[],
): readonly BracketRound[] {
  const knockout = stages.filter(isKnockout).sort((one, other) => one.startTime - other.startTime);
  const known = knockout.map(({ id, kind }) =>
    pairingsOf(
      matches.filter(({ stageId }) => stageId === id),
      kind === 'playoff',
    ),
  );
  if (known.every((pairings) => pairings.length === 0)) return [];
  const sizes = knockout.map((_, at) => 2 ** (knockout.length - 1 - at));
  const ordered = orderTies(known, sizes);
  const rounds: BracketRound[] = [];
  let through: (TeamRef | undefined)[] = [];
  for (const [at, { id, name }] of knockout.entries()) {
    const winners = (ordered[at] ?? []).map((one) => one && winnerOf(one, known[at + 1] ?? []));
    const ties = (ordered[at] ?? []).map((pairing, no) => ({
      number: no + 1,
      home: pairing?.home ?? through[no * 2],
      away: pairing?.away ?? through[no * 2 + 1],
      winner: winners[no],
      pairing,
    }));
    rounds.push({ id, name, ties });
    through = winners;
  }
  return rounds;
}
