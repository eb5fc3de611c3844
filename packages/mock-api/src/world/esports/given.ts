import type { FactError, FactsOfMatch } from '../given.ts';
import type { Side } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { sidesOf } from '../sides.ts';

/** Who won each map of a given score. */
export function givenWinners(
  seed: string,
  id: string,
  { score }: FactsOfMatch,
  winsNeeded: number,
): readonly Side[] {
  if (!score) return [];
  const { home, away } = score;
  const isOver = Math.max(home, away) === winsNeeded;
  const winner: Side = home > away ? 'home' : 'away';
  const rest = { home, away };
  if (isOver) rest[winner]--;
  const order = shuffled(random(seed, 'match', id, 'scripted maps'), sidesOf(rest));
  return isOver ? [...order, winner] : order;
}

export function esportsFactError(
  { score, minute }: FactsOfMatch,
  winsNeeded: number,
  shortestMap: number,
): FactError | undefined {
  if (!score) return undefined;
  const { home, away } = score;
  const text = `${home}-${away}`;
  const most = Math.max(home, away);
  if (most > winsNeeded || home + away === 2 * winsNeeded) {
    return { field: 'score', message: `ends when one side has won ${winsNeeded}, before ${text}` };
  }
  if (minute === undefined) return undefined;
  if (most === winsNeeded) return { field: 'minute', message: `is over at ${text}: no minute` };
  const isTooLate = minute > shortestMap;
  const message = `has maps that may end after ${shortestMap} minutes, before ${minute}`;
  return isTooLate ? { field: 'minute', message } : undefined;
}
