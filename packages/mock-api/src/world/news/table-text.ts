import type { TableRow } from '../competition/league-table.ts';
import texts from '../data/phrases/news.json' with { type: 'json' };
import type { Engine } from '../engine.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Fixture, Team } from '../model.ts';
import { isKnockout, type MatchFacts, standingsAt } from './subject.ts';
import { countText, placeText } from './words.ts';

const TOP = texts.tableText.top;
const UP = texts.tableText.up;
const DOWN = texts.tableText.down;
const STILL = texts.tableText.still;
const FIRST_AT_THE_END = texts.tableText.firstAtTheEnd;
const CHAMPIONS = texts.tableText.champions;
const THROUGH = texts.tableText.through;

/** Before this many matches a place says little. */
const MIN_PLAYED = 3;

export const playedBy = ({ won, draw, loss }: TableRow): number => won + draw + loss;

/** A team's balance: points and matches in football, victories and defeats elsewhere. */
export function balanceText(team: Team, row: TableRow): { b: Localized; bz: Localized } {
  const points = String(row.points).replace('-', '−');
  const text =
    team.game === 'football'
      ? localize(
          `with ${points} point${row.points === 1 ? '' : 's'} from ${playedBy(row)} match${playedBy(row) === 1 ? '' : 'es'}`,
          `${playedBy(row)}战${points}分`,
          `con ${points} punto${row.points === 1 ? '' : 's'} en ${playedBy(row)} partido${playedBy(row) === 1 ? '' : 's'}`,
        )
      : localize(
          `at ${row.won}–${row.loss}`,
          `${row.won}胜${row.loss}负`,
          `con un balance de ${row.won}–${row.loss}`,
        );
  return { b: text, bz: text };
}

/** How far the first is ahead of the second: `, two clear of Saltmarsh City`. */
function gapText([first, second]: readonly TableRow[]): Localized {
  if (!first || !second || first.team.game !== 'football') return same('');
  const gap = first.points - second.points;
  return gap === 0
    ? localize(
        `, ahead of ${second.team.name.en} on goal difference`,
        `，净胜球多于${second.team.name.zh}`,
        `, por delante de ${second.team.name.es} por diferencia de goles`,
      )
    : localize(
        `, ${countText(gap).en} clear of ${second.team.name.en}`,
        `，领先${second.team.name.zh}${gap}分`,
        `, con ${gap === 1 ? 'un punto' : `${countText(gap).es} puntos`} de ventaja sobre ${second.team.name.es}`,
      );
}

/** Whether the season of a league without later stages is over. */
function isLastOfLeague({ store }: Engine, { season, stage }: Fixture, instant: number): boolean {
  const { stages, rounds } = store.season(season.tournament, season.n);
  const last = rounds.at(-1);
  if (stage.kind !== 'league' || stages.length > 1 || !last || last.last > instant) return false;
  return last.fixtures().every((fixture) => store.isOver(fixture, instant));
}

/** What a match has changed: the places of its teams, or who is still in the cup. */
export function tableText(facts: MatchFacts): Localized[] {
  const { engine, fixture, publishedAt, winner, loser, isDraw, say } = facts;
  if (facts.isDecider) return [say('champions', CHAMPIONS)];
  if (isKnockout(fixture)) return [say('through', THROUGH)];
  const before = standingsAt(facts, fixture.start);
  const after = standingsAt(facts, publishedAt);
  if (!before || !after || playedBy(after.rowOf(winner)) < MIN_PLAYED) return [];
  const isOver = isLastOfLeague(engine, fixture, publishedAt);
  return (isDraw ? [winner, loser] : [winner]).map((team) => {
    const [from, to] = [before.placeOf(team), after.placeOf(team)];
    const values = {
      t: team.name,
      from: placeText(from),
      to: placeText(to),
      gap: gapText(after.rows),
      ...balanceText(team, after.rowOf(team)),
    };
    if (to === 1) return say('top', isOver ? FIRST_AT_THE_END : TOP, values);
    if (to < from) return say('up', UP, values);
    return to > from ? say('down', DOWN, values) : say('still', STILL, values);
  });
}
