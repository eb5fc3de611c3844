import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import { NO_FACTS } from '../given.ts';
import type { Chances, Fixture, MatchState } from '../model.ts';
import type { RulesOf } from '../strength.ts';
import { esportsFactError } from './given.ts';
import { leadLikelihoodRatio } from './lead-likelihood.ts';
import { esportsOutcome, mapChance, secondsAtMinute, titleRowOf, winsNeeded } from './maps.ts';
import { esportsPlay } from './play.ts';
import { createMatchPlayers } from './script/match-players.ts';
import { esportsSheet } from './script/sheet.ts';
import { mapVeto } from './script/veto.ts';

/** Probability of `wins` map wins before `losses` losses. */
function raceChance(wins: number, losses: number, p: number): number {
  if (wins <= 0) return 1;
  if (losses <= 0) return 0;
  return p * raceChance(wins - 1, losses, p) + (1 - p) * raceChance(wins, losses - 1, p);
}

/** Probability of winning the current map, given its score. */
function currentMapChance(fixture: Fixture, { clock, periods }: MatchState, p: number): number {
  const map = periods.at(-1);
  if (clock?.phase !== 'map' || !map) return p;
  return (
    1 /
    (1 + (1 - p) / p / leadLikelihoodRatio(titleRowOf(fixture.season).score, map.home, map.away))
  );
}

export const esportsRules: RulesOf = (seed, strengthOf, { matches } = NO_FACTS) => {
  const outcome = (fixture: Fixture) =>
    esportsOutcome(seed, fixture, strengthOf, matches.get(fixture.id));
  const chances = (fixture: Fixture, state: MatchState | undefined): Chances => {
    const p = mapChance(fixture, strengthOf);
    const needed = winsNeeded(fixture);
    const wins = needed - (state?.home ?? 0);
    const losses = needed - (state?.away ?? 0);
    const current = state ? currentMapChance(fixture, state, p) : p;
    const home =
      current * raceChance(wins - 1, losses, p) + (1 - current) * raceChance(wins, losses - 1, p);
    return { home, away: 1 - home };
  };
  return {
    outcome,
    players: createMatchPlayers(seed, outcome),
    sheet: (fixture, side, year) => esportsSheet(seed, fixture, side, year),
    veto: (fixture) => mapVeto(seed, fixture),
    play: (fixture) => esportsPlay(outcome(fixture)),
    givenStart: (id, season) => {
      const { at, minute, score } = matches.get(id) ?? {};
      if (at === undefined || minute === undefined || !score) return undefined;
      return at - secondsAtMinute(seed, id, season, score.home + score.away, minute);
    },
    factError: (fixture, facts) =>
      esportsFactError(facts, winsNeeded(fixture), titleRowOf(fixture.season).minutes[0]),
    chances,
    typicalDuration: (fixture) => {
      const [min, max] = titleRowOf(fixture.season).minutes;
      return (
        Math.round(((min + max) / 2 + 7) * ((fixture.bestOf ?? 1) * 0.75 + 0.2)) * MINUTE_SECONDS
      );
    },
    maxDuration: 6 * HOUR_SECONDS,
  };
};
