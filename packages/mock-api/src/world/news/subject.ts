import { bestPrice } from '@touchline/shared/domain/best-prices';
import { yearOf } from '../calendar/civil.ts';
import { clubOf } from '../clubs/club.ts';
import type { TableRow } from '../competition/league-table.ts';
import type { Engine } from '../engine.ts';
import { lazy } from '../lazy.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Fixture, Outcome, Side, Team } from '../model.ts';
import { bookmakers } from '../odds/bookmakers.ts';
import { begunMatches, finishedRows } from '../seasons/group-table.ts';
import { opponentOf } from '../sides.ts';
import { publicationOf } from './publication.ts';
import { type StoryKind, storyId } from './story.ts';
import { dayText, ownedBy } from './words.ts';
import { createWriter, type Values, type Writer } from './writer.ts';

/** The match of a story, and the writer that has the words for it. */
export interface Subject extends Writer {
  readonly engine: Engine;
  readonly fixture: Fixture;
  /** The story says what was known then. */
  readonly publishedAt: number;
}

/** The subject of a story about a match that is over. */
export interface MatchFacts extends Subject {
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
function competitionText({ season, stage, group }: Fixture): Localized {
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
export function groundText({ engine, fixture }: Pick<Subject, 'engine' | 'fixture'>): Localized {
  const ground = fixture.isAtNeutralVenue
    ? undefined
    : clubOf(engine.seed, fixture.home, yearOf(fixture.start)).ground;
  return ground ? localize(` at ${ground.en}`, `在${ground.zh}`, ` en ${ground.es}`) : same('');
}

const scoreText = (one: number, other: number): Localized => same(`${one}–${other}`);

export function subjectOf(
  engine: Engine,
  kind: StoryKind,
  fixture: Fixture,
  moreValues?: () => Values,
): Subject {
  const values = lazy(() => ({
    h: fixture.home.name,
    a: fixture.away.name,
    c: competitionText(fixture),
    cup: fixture.season.tournament.name,
    d: dayText(fixture),
    g: groundText({ engine, fixture }),
    ...moreValues?.(),
  }));
  const writer = createWriter(engine.seed, storyId(kind, fixture), values);
  return { engine, fixture, publishedAt: publicationOf(engine, kind, fixture), ...writer };
}

export function matchFacts(engine: Engine, fixture: Fixture): MatchFacts {
  const outcome = engine.store.outcome(fixture);
  const winnerSide = outcome.winner ?? 'home';
  const loserSide = opponentOf(winnerSide);
  const [winner, loser] = [fixture[winnerSide], fixture[loserSide]];
  const [own, other] = [outcome[winnerSide], outcome[loserSide]];
  const values = () => ({
    w: winner.name,
    l: loser.name,
    ws: ownedBy(winner.name),
    ls: ownedBy(loser.name),
    s: scoreText(own, other),
    t: scoreText(other, own),
  });
  return {
    ...subjectOf(engine, 'report', fixture, values),
    outcome,
    winner,
    loser,
    winnerSide,
    margin: own - other,
    isDraw: outcome.winner === undefined,
    isDecider: decidesTournament(engine, fixture),
  };
}

/** The table of the fixture's league or group at an instant; undefined in a stage without tables. */
export function standingsAt(
  { engine: { store }, fixture }: Pick<Subject, 'engine' | 'fixture'>,
  instant: number,
) {
  const { tournament, n } = fixture.season;
  const season = store.season(tournament, n);
  const stage = season.stages.find(({ id }) => id === fixture.stage.id);
  const group = stage && season.groups(stage).find(({ name }) => name === fixture.group);
  if (!stage || !group) return undefined;
  const rows = finishedRows(store, group, begunMatches(season, stage, group, instant), instant);
  return {
    rows,
    placeOf: (team: Team): number => rows.findIndex((row) => row.team === team) + 1,
    rowOf: (team: Team) => rows.find((row) => row.team === team) as TableRow,
  };
}

const nameByNumber = new Map(bookmakers.map(({ number, name }) => [number, name]));

/** A side's best net price before the match, and the same as text: in decimal odds, with its bookmaker. */
export function bestPriceOf({ engine, fixture, publishedAt }: Subject, side: Side) {
  const { odds } = engine.quotesOf(fixture, undefined, Math.min(publishedAt, fixture.start));
  const { price, booker } = bestPrice(odds, side);
  if (price === null || booker === null) return undefined;
  const text = {
    price: same((price + 1).toFixed(2)),
    booker: same(nameByNumber.get(booker) ?? ''),
  };
  return { price, text };
}
