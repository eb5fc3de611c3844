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
 * The knock-out rounds of a tournament. Each has half as many ties as the one before it; the winner of a tie is entered
 * in the next round before its match is listed.
 */
export function bracketOf(
  stages: readonly StageDetail[],
  matches: readonly Match[],
): readonly BracketRound[] {
  const knockout = stages.filter(isKnockout).sort((one, other) => one.startTime - other.startTime);
  const pairings = knockout.map(({ id, kind }) =>
    pairingsOf(
      matches.filter(({ stageId }) => stageId === id),
      kind === 'playoff',
    ),
  );
  if (pairings.every((ofRound) => ofRound.length === 0)) return [];
  const sizes = knockout.map((_, at) => 2 ** (knockout.length - 1 - at));
  const ordered = orderTies(pairings, sizes);
  const rounds: BracketRound[] = [];
  let previousWinners: (TeamRef | undefined)[] = [];
  for (const [at, { id, name }] of knockout.entries()) {
    const winners = (ordered[at] ?? []).map((one) => one && winnerOf(one, pairings[at + 1] ?? []));
    const ties = (ordered[at] ?? []).map((pairing, no) => ({
      number: no + 1,
      home: pairing?.home ?? previousWinners[no * 2],
      away: pairing?.away ?? previousWinners[no * 2 + 1],
      winner: winners[no],
      pairing,
    }));
    rounds.push({ id, name, ties });
    previousWinners = winners;
  }
  return rounds;
}
