import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { FactsOfMatch } from '../given.ts';
import type { Localized } from '../localized.ts';
import type { Fixture, Outcome, SeasonKey, Side } from '../model.ts';
import { between, shuffled } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import type { StrengthOf } from '../strength.ts';
import { givenWinners } from './given.ts';
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
  readonly seed: string;
  readonly fixture: Fixture;
  readonly maps: readonly PlayedMap[];
}

const rowByTitle = new Map<string, TitleRow>(titleRows.map((row) => [row.title, row]));
export const titleRowOf = ({ tournament }: SeasonKey): TitleRow =>
  rowByTitle.get(tournament.game) as TitleRow;

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

export const winsNeeded = ({ bestOf = 1 }: Fixture): number => (bestOf + 1) / 2;

/** The maps of a title as a match has them, if it has as many. */
export const mapOrder = (seed: string, id: string, { maps }: TitleRow): Localized[] =>
  shuffled(random(seed, 'match', id, 'maps'), maps);

/** Map after map. Times and points do not depend on who wins. */
function* drawMaps(seed: string, id: string, { maps, score, minutes }: TitleRow, chance: number) {
  const rng = random(seed, 'match', id, 'maps');
  const names = shuffled(rng, maps);
  const [min, max] = minutes;
  for (let no = 0, from = 5 * MINUTE_SECONDS; ; no++) {
    const drawn: Side = rng() < chance ? 'home' : 'away';
    const points = drawMapScore(score, rng);
    const to = from + between(rng, min * MINUTE_SECONDS, max * MINUTE_SECONDS);
    yield { name: names[no % names.length] as Localized, from, to, drawn, points };
    from = to + between(rng, 5, 9) * MINUTE_SECONDS;
  }
}

/** Plays map after map until one side has won the match. */
export function esportsOutcome(
  seed: string,
  fixture: Fixture,
  strengthOf: StrengthOf,
  facts?: FactsOfMatch,
): EsportsOutcome {
  const needed = winsNeeded(fixture);
  const winners = facts ? givenWinners(seed, fixture.id, facts, needed) : [];
  const chance = mapChance(fixture, strengthOf);
  const maps: PlayedMap[] = [];
  const won = { home: 0, away: 0 };
  for (const map of drawMaps(seed, fixture.id, titleRowOf(fixture.season), chance)) {
    const { name, from, to, drawn, points } = map;
    const winner = winners[maps.length] ?? drawn;
    const home = winner === 'home' ? points.winner : points.loser;
    const away = winner === 'away' ? points.winner : points.loser;
    maps.push({ name, from, to, winner, home, away });
    won[winner]++;
    if (won[winner] === needed) break;
  }
  const last = maps.at(-1) as PlayedMap;
  return { seed, fixture, ...won, winner: last.winner, end: fixture.start + last.to, maps };
}

/** Seconds from the start of the match to the middle of `minute` of its map number `played` + 1. */
export function secondsAtMinute(
  seed: string,
  id: string,
  season: SeasonKey,
  played: number,
  minute: number,
): number {
  let begin = 0;
  let left = played;
  for (const { from } of drawMaps(seed, id, titleRowOf(season), 0.5)) {
    begin = from;
    if (left-- === 0) break;
  }
  return begin + (minute - 0.5) * MINUTE_SECONDS;
}
