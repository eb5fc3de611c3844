import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Localized } from '../localized.ts';
import type { Fixture, Outcome, Side } from '../model.ts';
import { between, pick, shuffled } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import type { StrengthOf } from '../strength.ts';
import { type MapScore, type TitleRow, titleRows } from './titles.ts';

export interface PlayedMap {
  readonly name: Localized;
  /** Seconds from the start of the match. */
  readonly from: number;
  readonly to: number;
  readonly winner: Side;
  readonly home: number;
  readonly away: number;
}

export interface EsportsOutcome extends Outcome {
  readonly maps: readonly PlayedMap[];
}

const rowByTitle = new Map<string, TitleRow>(titleRows.map((row) => [row.title, row]));
export const titleRowOf = ({ season }: Fixture): TitleRow =>
  rowByTitle.get(season.tournament.game) as TitleRow;

/** Probability that the home side wins one map. */
export function mapChance({ season, home, away }: Fixture, strengthOf: StrengthOf): number {
  const edge = strengthOf(home, season.year) - strengthOf(away, season.year);
  return 1 / (1 + Math.exp(-1.05 * edge));
}

/** Probability that a race goes to overtime. */
export const OVERTIME_CHANCE = 0.13;
/** Below 1: close maps are likelier. */
export const LOSER_EXPONENT = 0.75;

function drawMapScore(score: MapScore, rng: Rng): { winner: number; loser: number } {
  if (score.kind === 'count') {
    const winner = between(rng, ...score.winner);
    return { winner, loser: Math.min(winner - 1, between(rng, ...score.loser)) };
  }
  const { to, lead } = score;
  if (lead > 1 && rng() < OVERTIME_CHANCE) {
    // Overtime ends once a side is two rounds ahead.
    const winner = to + between(rng, 1, 3);
    return { winner, loser: winner - 2 };
  }
  const maxLoser = to - lead;
  return {
    winner: to,
    loser: Math.min(maxLoser, Math.floor(rng() ** LOSER_EXPONENT * (maxLoser + 1))),
  };
}

/** Plays map after map until one side has won the match. */
export function esportsOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
): EsportsOutcome {
  const { maps: pool, score, minutes } = titleRowOf(fixture);
  const rng = random(seed, 'match', fixture.id, 'maps');
  const homeChance = mapChance(fixture, strengthOf);
  const bestOf = fixture.bestOf ?? 1;
  const needed = (bestOf + 1) / 2;
  const names = shuffled(rng, pool);
  const maps: PlayedMap[] = [];
  const won = { home: 0, away: 0 };
  let now = 5 * MINUTE_SECONDS;
  while (won.home < needed && won.away < needed) {
    const winner: Side = rng() < homeChance ? 'home' : 'away';
    const points = drawMapScore(score, rng);
    const to = now + between(rng, minutes[0] * MINUTE_SECONDS, minutes[1] * MINUTE_SECONDS);
    maps.push({
      name: names[maps.length % names.length] ?? pick(rng, pool),
      from: now,
      to,
      winner,
      home: winner === 'home' ? points.winner : points.loser,
      away: winner === 'away' ? points.winner : points.loser,
    });
    won[winner]++;
    now = to + between(rng, 5, 9) * MINUTE_SECONDS;
  }
  const last = maps.at(-1) as PlayedMap;
  return { ...won, winner: last.winner, end: fixture.start + last.to, maps };
}
