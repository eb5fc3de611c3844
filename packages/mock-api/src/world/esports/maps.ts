import { MINUTE } from '../calendar/civil.ts';
import type { Words } from '../localized.ts';
import type { Fixture, Outcome, Side } from '../model.ts';
import { between, pick, shuffled } from '../random/distributions.ts';
import { type Dice, random } from '../random/random.ts';
import type { StrengthOf } from '../strength.ts';
import { type MapScore, type TitleRow, titleRows } from './titles.ts';

export interface PlayedMap {
  readonly name: Words;
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

const rows = new Map<string, TitleRow>(titleRows.map((row) => [row.title, row]));
export const titleOf = ({ season }: Fixture): TitleRow =>
  rows.get(season.tournament.game) as TitleRow;

/** How likely the home side is to win one map. */
export function mapChance({ season, home, away }: Fixture, strengthOf: StrengthOf): number {
  const edge = strengthOf(home, season.year) - strengthOf(away, season.year);
  return 1 / (1 + Math.exp(-1.05 * edge));
}

function mapScore(score: MapScore, dice: Dice): { winner: number; loser: number } {
  if (score.kind === 'count') {
    const winner = between(dice, ...score.winner);
    return { winner, loser: Math.min(winner - 1, between(dice, ...score.loser)) };
  }
  const { to, lead } = score;
  if (lead > 1 && dice() < 0.13) {
    // Overtime goes on in steps until somebody is two ahead.
    const winner = to + between(dice, 1, 3);
    return { winner, loser: winner - 2 };
  }
  const most = to - lead;
  return { winner: to, loser: Math.min(most, Math.floor(dice() ** 0.75 * (most + 1))) };
}

/** Each map in turn, until the match is won. */
export function esportsOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
): EsportsOutcome {
  const { maps: pool, score, minutes } = titleOf(fixture);
  const dice = random(seed, 'match', fixture.id, 'maps');
  const odds = mapChance(fixture, strengthOf);
  const bestOf = fixture.bestOf ?? 1;
  const needed = (bestOf + 1) / 2;
  const names = shuffled(dice, pool);
  const maps: PlayedMap[] = [];
  const won = { home: 0, away: 0 };
  let now = 5 * MINUTE;
  while (won.home < needed && won.away < needed) {
    const winner: Side = dice() < odds ? 'home' : 'away';
    const points = mapScore(score, dice);
    const to = now + between(dice, minutes[0] * MINUTE, minutes[1] * MINUTE);
    maps.push({
      name: names[maps.length % names.length] ?? pick(dice, pool),
      from: now,
      to,
      winner,
      home: winner === 'home' ? points.winner : points.loser,
      away: winner === 'away' ? points.winner : points.loser,
    });
    won[winner]++;
    now = to + between(dice, 5, 9) * MINUTE;
  }
  const last = maps.at(-1) as PlayedMap;
  return { ...won, winner: last.winner, end: fixture.start + last.to, maps };
}
