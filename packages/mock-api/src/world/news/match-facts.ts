import { bestPrice } from '@touchline/shared/best-prices';
import { DAY_SECONDS, yearOf } from '../calendar/civil.ts';
import { clubOf } from '../clubs/club.ts';
import type { TableRow } from '../competition/league-table.ts';
import type { Engine } from '../engine.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Fixture, Outcome, Side, Team } from '../model.ts';
import { begunMatches, finishedRows } from '../seasons/group-table.ts';
import { opponentOf } from '../sides.ts';
import { dayText, ownedBy } from './words.ts';
import type { Values } from './writer.ts';

const NEXT_MATCH_DAYS = 16;

/** A match that is over, and the words that every story about it needs. */
export interface MatchFacts {
  readonly fixture: Fixture;
  readonly outcome: Outcome;
  /** After a draw the home team and the away team. */
  readonly winner: Team;
  readonly loser: Team;
  readonly winnerSide: Side;
  /** Goals, points or maps by which it was won; 0 for a draw, and after a shoot-out. */
  readonly margin: number;
  readonly isDraw: boolean;
  /** Whether its winner has won the tournament. */
  readonly isDecider: boolean;
  readonly values: Values;
}

export const isKnockout = ({ stage }: Fixture): boolean => stage.kind === 'knockout';
export const isFinal = (fixture: Fixture): boolean =>
  isKnockout(fixture) && fixture.stage.roundKind === 'final';

/** Whether the match ended the tournament: a final, or the last game of a final series. */
function decidesTournament({ store }: Engine, { season, stage, id }: Fixture): boolean {
  if (stage.roundKind !== 'final') return false;
  const { rounds } = store.season(season.tournament, season.n);
  const fixtures = rounds.find((round) => round.stage.id === stage.id)?.fixtures() ?? [];
  return fixtures.at(-1)?.id === id;
}

/** `in the quarter-finals of the Crown Cup`. */
export function competitionText({ season, stage, group }: Fixture): Localized {
  const { en, zh, es } = season.tournament.name;
  if (stage.kind === 'league') return localize(`in the ${en}`, zh, `en ${es}`);
  if (group !== undefined)
    return localize(
      `in Group ${group} of the ${en}`,
      `${zh}${group}组`,
      `en el grupo ${group} de ${es}`,
    );
  const { name } = stage;
  return localize(
    `in the ${name.en.toLowerCase()} of the ${en}`,
    `${zh}${name.zh}`,
    `en ${stage.id.endsWith('-final') ? 'la ' : ''}${name.es.toLowerCase()} de ${es}`,
  );
}

/** ` at Lockwood Lane`; empty at a neutral venue. */
export function groundText({ seed }: Engine, fixture: Fixture): Localized {
  const ground = fixture.isAtNeutralVenue
    ? undefined
    : clubOf(seed, fixture.home, yearOf(fixture.start)).ground;
  return ground ? localize(` at ${ground.en}`, `在${ground.zh}`, ` en ${ground.es}`) : same('');
}

const scoreText = (one: number, other: number): Localized => same(`${one}–${other}`);

export function matchFacts(engine: Engine, fixture: Fixture): MatchFacts {
  const outcome = engine.store.outcome(fixture);
  const winnerSide = outcome.winner ?? 'home';
  const loserSide = opponentOf(winnerSide);
  const [winner, loser] = [fixture[winnerSide], fixture[loserSide]];
  const [own, other] = [outcome[winnerSide], outcome[loserSide]];
  return {
    fixture,
    outcome,
    winner,
    loser,
    winnerSide,
    margin: own - other,
    isDraw: outcome.winner === undefined,
    isDecider: decidesTournament(engine, fixture),
    values: {
      h: fixture.home.name,
      a: fixture.away.name,
      w: winner.name,
      l: loser.name,
      ws: ownedBy(winner.name),
      ls: ownedBy(loser.name),
      c: competitionText(fixture),
      cup: fixture.season.tournament.name,
      d: dayText(fixture),
      g: groundText(engine, fixture),
      s: scoreText(own, other),
      t: scoreText(other, own),
    },
  };
}

export interface Standings {
  readonly rows: readonly TableRow[];
  placeOf(team: Team): number;
  rowOf(team: Team): TableRow;
}

/** The table of the fixture's league or group at an instant; undefined in a stage without tables. */
export function standingsAt(
  { store }: Engine,
  fixture: Fixture,
  instant: number,
): Standings | undefined {
  const { tournament, n } = fixture.season;
  const season = store.season(tournament, n);
  const stage = season.stages.find(({ id }) => id === fixture.stage.id);
  const group = stage && season.groups(stage).find(({ name }) => name === fixture.group);
  if (!stage || !group) return undefined;
  const rows = finishedRows(store, group, begunMatches(season, stage, group, instant), instant);
  return {
    rows,
    placeOf: (team) => rows.findIndex((row) => row.team === team) + 1,
    rowOf: (team) => rows.find((row) => row.team === team) as TableRow,
  };
}

/** A team's next match, of which both teams are known. */
export const nextMatchOf = (
  { history }: Engine,
  team: Team,
  instant: number,
): Fixture | undefined =>
  history
    .between(team, instant, instant + NEXT_MATCH_DAYS * DAY_SECONDS)
    .find(({ knownAt }) => knownAt <= instant);

/** A side's best price at an instant before the match, with the bookmaker's number. */
export function bestPriceAt(engine: Engine, fixture: Fixture, side: Side, instant: number) {
  const rules = engine.rulesOf(fixture.season.tournament);
  return bestPrice(engine.quotesOf(rules, fixture, undefined, instant).odds, side);
}
