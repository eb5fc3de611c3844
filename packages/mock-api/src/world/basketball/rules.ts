import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import { NO_FACTS } from '../given.ts';
import type { Fixture } from '../model.ts';
import type { RulesOf } from '../strength.ts';
import { basketballChances } from './chances.ts';
import { basketballFactError } from './given.ts';
import { basketballPlay } from './play.ts';
import { basketballOutcome, quarterMinutes, secondsAtMinute } from './quarters.ts';
import { createMatchPlayers } from './script/match-players.ts';
import { basketballSheet } from './script/sheet.ts';

export const basketballRules: RulesOf = (seed, strengthOf, { matches } = NO_FACTS) => {
  const outcome = (fixture: Fixture) =>
    basketballOutcome(seed, fixture, strengthOf, matches.get(fixture.id));
  return {
    outcome,
    play: (fixture) => basketballPlay(outcome(fixture)),
    sheet: (fixture, side, year) => basketballSheet(seed, fixture, side, year),
    players: createMatchPlayers(outcome),
    givenStart: (id, season) => {
      const { at, minute } = matches.get(id) ?? {};
      if (at === undefined || minute === undefined) return undefined;
      return at - secondsAtMinute(seed, id, season, minute);
    },
    factError: ({ season }, facts) => basketballFactError(facts, quarterMinutes(season)),
    chances: (fixture, state) => basketballChances(fixture, strengthOf, state),
    typicalDuration: ({ season }) => (quarterMinutes(season) === 12 ? 128 : 110) * MINUTE_SECONDS,
    maxDuration: 4.5 * HOUR_SECONDS,
  };
};
