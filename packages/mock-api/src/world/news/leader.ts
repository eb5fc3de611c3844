import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { localize } from '../localized.ts';
import type { Fixture } from '../model.ts';
import { leadOf } from './lead.ts';
import { type MatchFacts, type StoryWriter, standingsAt } from './match-facts.ts';
import { nextMatches } from './next-matches.ts';
import { recapOf } from './recap.ts';
import { storyText } from './story.ts';
import { balanceText, gapText, playedBy } from './table-text.ts';
import { countText, placeText } from './words.ts';
import { paragraph } from './writer.ts';

const TITLES = phrases(`
  {n} go top of {table}:{n}登上{table}榜首:{n} se pone líder: {table}|
  New leaders in {table}: {n}:{table}易主：{n}升至第一:Cambio de líder: {n} ({table})|
  {n} take over from {o} at the top:{n}取代{o}领跑{table}:{n} releva a {o} en lo más alto|
  {o} overtaken: {n} lead {table}:{o}被反超，{n}领跑{table}:{n} adelanta a {o} y es líder: {table}`);
const TURNED = phrases(`
  That changes the top of the table: {n} lead {b}{gap}.:积分榜首位随之易主：{n}以{bz}领跑{gap}。:Cambia así la cabeza de la tabla: {n} manda {b}{gap}.|
  It puts {n} first {b}{gap}.:{n}因此升至第一，{bz}{gap}。:El resultado coloca primero a {n} {b}{gap}.|
  {n} are now the leaders {b}{gap}.:如今领头的是{n}，{bz}{gap}。:{n} es ahora el líder {b}{gap}.`);
const FORMER = phrases(`
  {o}, first until then, are {place} {ob}.:此前领跑的{o}退居{place}，{obz}。:{o}, líder hasta entonces, es {place} {ob}.|
  The former leaders {o} are {place} {ob}.:原榜首{o}目前排在{place}，{obz}。:El anterior líder, {o}, es {place} {ob}.`);
const BEHIND = phrases(`
  Behind them it is close: the first four are within {k} points.:身后竞争激烈：前四名相差不过{k}分。:Por detrás hay igualdad: los cuatro primeros caben en {k} puntos.|
  Only {k} points lie between first and fourth.:第一与第四之间仅差{k}分。:Solo {k} puntos separan al primero del cuarto.`);

/** Before this many matches a first place says little. */
const MIN_PLAYED = 5;
const CLOSE_POINTS = 5;

const tableName = ({ season, group }: Fixture) => {
  const { en, zh, es } = season.tournament.name;
  return group === undefined
    ? localize(`the ${en}`, zh, es)
    : localize(`Group ${group} of the ${en}`, `${zh}${group}组`, `grupo ${group} de ${es}`);
};

/** The change at the top of the table that a match of the new or the former leader brought, if it lasted. */
export function leaderChange(facts: MatchFacts) {
  const { fixture, outcome } = facts;
  const before = standingsAt(facts, outcome.end - 1)?.rows[0];
  const after = standingsAt(facts, outcome.end)?.rows[0];
  if (!before || !after || before.team === after.team || playedBy(before) < MIN_PLAYED)
    return undefined;
  const isOfEither = [before.team, after.team].some(
    (team) => team === fixture.home || team === fixture.away,
  );
  const standings = standingsAt(facts, facts.publishedAt);
  return isOfEither && standings?.rows[0]?.team === after.team
    ? { leader: after.team, former: before.team, standings }
    : undefined;
}

export const leaderText: StoryWriter = (facts) => {
  const { fixture, say } = facts;
  const change = leaderChange(facts);
  if (!change) return undefined;
  const { leader, former, standings } = change;
  const { rows } = standings;
  const { b: ob, bz: obz } = balanceText(former, standings.rowOf(former));
  const values = {
    n: leader.name,
    o: former.name,
    table: tableName(fixture),
    gap: gapText(rows),
    ...balanceText(leader, standings.rowOf(leader)),
    place: placeText(standings.placeOf(former)),
    ob,
    obz,
  };
  const spread = (rows[0]?.points ?? 0) - (rows[3]?.points ?? 0);
  const isClose = leader.game === 'football' && rows[3] && spread > 1 && spread <= CLOSE_POINTS;
  return storyText(say('title', TITLES, values), [
    leadOf(facts),
    paragraph(
      say('turned', TURNED, values),
      say('former', FORMER, values),
      isClose ? say('behind', BEHIND, { k: countText(spread) }) : undefined,
    ),
    recapOf(facts),
    nextMatches(facts, [leader, former]),
  ]);
};
