import { createPhraseBook, fillPhrase } from '../commentary/phrase-book.ts';
import texts from '../data/phrases/basketball.json' with { type: 'json' };
import type { Localized } from '../localized.ts';
import type { Comment } from '../model.ts';
import { inSquad } from '../players/in-squad.ts';
import { bothSides, opponentOf } from '../sides.ts';
import type { BasketballOutcome } from './quarters.ts';
import type { Score } from './script/scores.ts';

/** By the way in which a basket came about, which its line must not contradict. `{p}` is the player, `{t}` the team, `{o}` the opponent. */
const FREE_THROWS = texts.freeThrows;
const ONE_OF_TWO = texts.oneOfTwo;
const ALONE = texts.alone;
const AFTER_A_PASS = texts.afterAPass;
const PUTBACKS = texts.putbacks;
const STEALS = texts.steals;
const THREES = texts.threes;
const THREES_AFTER_A_PASS = texts.threesAfterAPass;

/** By points. */
const PHRASES: readonly Partial<Record<Score['how'], readonly Localized[]>>[] = [
  { alone: FREE_THROWS, 'one-of-two': ONE_OF_TWO },
  { alone: ALONE, assisted: AFTER_A_PASS, putback: PUTBACKS, steal: STEALS },
  { alone: THREES, assisted: THREES_AFTER_A_PASS },
];
const KINDS = ['free-throw', 'basket', 'three-pointer'] as const;
const LINES_OF_A_QUARTER = 4;

/** Some baskets of each quarter. */
export function basketComments(
  { seed, fixture, quarters }: BasketballOutcome,
  scores: readonly Score[],
): Comment[] {
  const book = createPhraseBook(seed, fixture.id);
  const squads = bothSides((side) => inSquad(seed, fixture, side));
  return quarters.flatMap(({ from, to }) => {
    const own = scores.filter(({ at }) => at >= from && at < to);
    return Array.from({ length: LINES_OF_A_QUARTER }, (_, no): Comment | undefined => {
      const score = own[Math.floor(((no + 0.5) / LINES_OF_A_QUARTER) * own.length)];
      if (!score) return undefined;
      const { at, side, points, shirt, how } = score;
      const { id: playerId, name: player } = squads[side](shirt).player;
      const kind = KINDS[points - 1] as (typeof KINDS)[number];
      const phrase = book(`${kind} ${how}`, PHRASES[points - 1]?.[how] ?? ALONE);
      const opponent = fixture[opponentOf(side)].name;
      const text = fillPhrase(phrase, { p: player, t: fixture[side].name, o: opponent });
      return { kind, at: fixture.start + at, side, player, playerId, text };
    }).filter((line) => line !== undefined);
  });
}
