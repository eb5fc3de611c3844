import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { TableRow } from '../competition/league-table.ts';
import type { Engine } from '../engine.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Fixture, Team } from '../model.ts';
import { isKnockout, type MatchFacts, standingsAt } from './match-facts.ts';
import { countText, placeText } from './words.ts';

const TOP = phrases(`
  {t} are top {b}{gap}.:{t}以{bz}高居榜首{gap}。:{t} es líder {b}{gap}.|
  The table has {t} first {b}{gap}.:积分榜上，{t}以{bz}排名第一{gap}。:{t} encabeza la tabla {b}{gap}.`);
const UP = phrases(`
  {t} climb from {from} to {to} {b}.:{t}从{from}升至{to}，目前{bz}。:{t} sube de {from} a {to} {b}.|
  It takes {t} up to {to}, {b}.:{t}由此升至{to}，目前{bz}。:Con ello, {t} sube y ya es {to}, {b}.`);
const DOWN = phrases(`
  {t} slip from {from} to {to} {b}.:{t}从{from}跌至{to}，目前{bz}。:{t} baja de {from} a {to} {b}.|
  {t} are down to {to} {b}.:{t}下滑到{to}，目前{bz}。:{t} cae y ahora es {to} {b}.`);
const STILL = phrases(`
  {t} stay {to} {b}.:{t}仍列{to}，目前{bz}。:{t} sigue {to} {b}.|
  In the table {t} remain {to} {b}.:积分榜上，{t}依旧排在{to}，目前{bz}。:En la tabla, {t} se mantiene {to} {b}.`);
const FIRST_AT_THE_END = phrases(`
  {t} are the champions {b}{gap}.:{t}以{bz}夺得冠军{gap}。:{t} es campeón {b}{gap}.|
  The title goes to {t} {b}{gap}.:冠军属于{t}，{bz}{gap}。:El título es para {t}, {b}{gap}.`);
const CHAMPIONS = phrases(`
  The {cup} belongs to {w}.:{cup}的奖杯属于{w}。:El título de {cup} es de {w}.|
  {w} are the winners of the {cup}.:{w}捧起{cup}的奖杯。:{w} es el campeón de {cup}.`);
const THROUGH = phrases(`
  {w} go on to the next round; {l} are out.:{w}晋级下一轮，{l}出局。:{w} pasa a la siguiente ronda; {l} se despide.|
  For {l} the {cup} is over, and {w} are in the next round.:{l}止步本届{cup}，{w}进入下一轮。:{cup} se acaba para {l}, y {w} está en la siguiente ronda.`);

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
