import type * as api from '@touchline/types';
import { BoundedMap } from '../bounded-map.ts';
import { DAY, HOUR, MINUTE } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Moment, Period, Standing, Team } from '../model.ts';
import type { Quotes } from '../odds/quotes.ts';
import { chance } from '../random/random.ts';
import type { Language } from '../world-view.ts';
import type { Refs } from './refs.ts';
import type { TournamentTeller } from './tournament.ts';

interface Told {
  readonly from: number;
  readonly until: number;
  readonly match: api.Match;
}

/** Tips come in over the last three days, every three hours some. */
function tipsAt(seed: string, { id, start, season }: Fixture, instant: number) {
  const interest = season.tournament.fame / 100;
  const total = Math.floor(31 * interest * chance(seed, 'tips', id) ** 1.4);
  const step = Math.floor((instant - (start - 3 * DAY)) / (3 * HOUR)) + 1;
  const tips = Math.floor((total * Math.min(24, Math.max(0, step))) / 24);
  const next = start - 3 * DAY + Math.max(0, step) * 3 * HOUR;
  return { tips, until: step >= 24 ? Number.POSITIVE_INFINITY : next };
}

/** While a match outlasts what was expected, its end is always a few minutes away. */
function expectedEnd(start: number, usual: number, instant: number): number {
  const step = 5 * MINUTE;
  return Math.max(start + usual, (Math.floor(instant / step) + 1) * step);
}

const incident = (
  id: string,
  no: number,
  { player, text, ...rest }: Moment,
  language: Language,
): api.MatchIncident => ({
  id: `${id}-${no + 1}`,
  ...rest,
  ...(player ? { player: player[language] } : {}),
  text: text[language],
});

const period = ({ name, ...rest }: Period, language: Language): api.MatchPeriod =>
  name ? { ...rest, name: name[language] } : rest;

/** A match at an instant. The very same object comes back while nothing of it has changed. */
export function matchTeller(
  engine: Engine,
  language: Language,
  refs: Refs,
  tournaments: TournamentTeller,
) {
  const { seed, store, phaseAt, rulesOf, playOf, quotesOf, limits } = engine;
  const told = new BoundedMap<string, Told>(limits.matches);

  const side = (team: Team, score: number | null) => ({ ...refs.team(team), score });

  function assemble(fixture: Fixture, instant: number): Told {
    const { id, start, season, stage, round, group, tie, bestOf } = fixture;
    const { tournament } = season;
    const rules = rulesOf(tournament);
    const { end } = store.outcome(fixture);
    const phase = phaseAt(tournament, instant);
    const live = instant >= start && instant < end;
    const over = instant >= end;
    const play = live || over ? playOf(fixture) : undefined;
    const standing: Standing | undefined = play?.at(Math.min(instant, end));
    const quotes: Quotes = quotesOf(rules, fixture, live ? play : undefined, instant);
    const { tips, until: tipsUntil } = tipsAt(seed, fixture, instant);
    const expected = expectedEnd(start, rules.usualLength(fixture), instant);
    const match: api.Match = {
      id,
      startTime: start,
      endTime: over ? end : expected,
      statusId: over ? 'FINISHED' : live ? 'ONGOING' : 'UPCOMING',
      tips,
      tournament: tournaments.inMatch(tournament, phase),
      season: season.label[language],
      homeTeam: {
        ...side(fixture.home, standing?.home ?? null),
        homeTeamAsiaOdds: quotes.home.price,
        homeTeamAsiaOddsBooker: quotes.home.booker,
      },
      awayTeam: {
        ...side(fixture.away, standing?.away ?? null),
        awayTeamAsiaOdds: quotes.away.price,
        awayTeamAsiaOddsBooker: quotes.away.booker,
      },
      odds: quotes.odds,
      stage: stage.name[language],
      stageId: stage.id,
      round,
      ...(group === undefined ? {} : { group }),
      ...(tie === undefined ? {} : { tie }),
      ...(bestOf === undefined ? {} : { bestOf }),
      ...(standing?.clock ? { clock: standing.clock } : {}),
      ...(standing ? { periods: standing.periods.map((one) => period(one, language)) } : {}),
      ...(play
        ? {
            incidents: play.moments
              .filter(({ at }) => at <= instant)
              .map((moment, no) => incident(id, no, moment, language)),
          }
        : {}),
    };
    const overtime = live && expected > start + rules.usualLength(fixture);
    const until = Math.min(
      phase.until,
      over ? Number.POSITIVE_INFINITY : live ? end : start,
      over ? Number.POSITIVE_INFINITY : quotes.until,
      standing?.until ?? Number.POSITIVE_INFINITY,
      tipsUntil,
      live ? (overtime ? expected : start + rules.usualLength(fixture)) : Number.POSITIVE_INFINITY,
    );
    return { from: instant, until, match };
  }

  return (fixture: Fixture, instant: number): api.Match => {
    const present = told.get(fixture.id);
    if (present && present.from <= instant && instant < present.until) return present.match;
    return told.set(fixture.id, assemble(fixture, instant)).match;
  };
}

export type MatchTeller = ReturnType<typeof matchTeller>;
