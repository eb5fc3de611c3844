import { HOUR, MINUTE } from '../calendar/civil.ts';
import type { Chances, Fixture, Rules, Standing } from '../model.ts';
import type { StrengthOf } from '../strength.ts';
import { leadOdds } from './map-lead.ts';
import { esportsOutcome, mapChance, titleOf } from './maps.ts';
import { esportsPlay } from './play.ts';

/** How likely the first of two is to reach its wins before the other. */
function race(wins: number, losses: number, p: number): number {
  if (wins <= 0) return 1;
  if (losses <= 0) return 0;
  return p * race(wins - 1, losses, p) + (1 - p) * race(wins, losses - 1, p);
}

/** A lead within the map that is being played counts for something. */
function thisMap(fixture: Fixture, { clock, periods }: Standing, p: number): number {
  const map = periods.at(-1);
  if (clock?.phase !== 'map' || !map) return p;
  return 1 / (1 + (1 - p) / p / leadOdds(titleOf(fixture).score, map.home, map.away));
}

export function esportsRules(seed: string, strengthOf: StrengthOf): Rules {
  const outcome = (fixture: Fixture) => esportsOutcome(seed, fixture, strengthOf);
  const chances = (fixture: Fixture, standing: Standing | undefined): Chances => {
    const p = mapChance(fixture, strengthOf);
    const needed = ((fixture.bestOf ?? 1) + 1) / 2;
    const wins = needed - (standing?.home ?? 0);
    const losses = needed - (standing?.away ?? 0);
    const now = standing ? thisMap(fixture, standing, p) : p;
    const home = now * race(wins - 1, losses, p) + (1 - now) * race(wins, losses - 1, p);
    return { home, away: 1 - home };
  };
  return {
    outcome,
    play: (fixture) => esportsPlay(seed, fixture, outcome(fixture)),
    chances,
    usualLength: (fixture) => {
      const [least, most] = titleOf(fixture).minutes;
      return Math.round(((least + most) / 2 + 7) * ((fixture.bestOf ?? 1) * 0.75 + 0.2)) * MINUTE;
    },
    longest: 6 * HOUR,
  };
}
