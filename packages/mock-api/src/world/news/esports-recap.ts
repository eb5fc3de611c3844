import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { type Localized, same } from '../localized.ts';
import type { Period, Side } from '../model.ts';
import { opponentOf } from '../sides.ts';
import type { MatchFacts } from './match-facts.ts';
import type { Phrases } from './writer.ts';

type Role = 'only' | 'first' | 'level' | 'ahead' | 'last';

const MAPS: Readonly<Record<Role, Phrases>> = {
  only: phrases(`
    One map was all there was, and {t} took {map} {s}.:一局定胜负，{t}在{map}以{s}取胜。:Solo había un mapa, y {t} se llevó {map} {s}.|
    {map} decided it, {s} to {t}.:{map}一图分出高下，{t}{s}获胜。:Decidió {map}, {s} para {t}.`),
  first: phrases(`
    {t} opened with {map}, {s}.:{t}先在{map}以{s}拿下首图。:{t} abrió con {map}, {s}.|
    The first map, {map}, went to {t} {s}.:首图{map}，{t}{s}先声夺人。:El primer mapa, {map}, fue para {t}, {s}.|
    {t} took the first map, {map}, {s}.:{t}以{s}拿下首图{map}。:{t} ganó el primer mapa, {map}, {s}.`),
  level: phrases(`
    {t} answered on {map}, {s}.:{t}在{map}以{s}扳平。:{t} respondió en {map}, {s}.|
    {map} brought {t} level, {s}.:{map}{t}{s}追平总比分。:{map} igualó la serie para {t}, {s}.|
    {t} evened it up on {map}, {s}.:{t}{s}赢下{map}，双方回到同一起跑线。:{t} empató en {map}, {s}.`),
  ahead: phrases(`
    {map} went to {t} as well, {s}.:{map}同样归于{t}，{s}。:{map} también cayó del lado de {t}, {s}.|
    {t} added {map}, {s}.:{t}再以{s}拿下{map}。:{t} sumó {map}, {s}.|
    {t} were in front after {map}, {s}.:{map}之后{t}{s}占得先机。:{t} se puso por delante tras {map}, {s}.`),
  last: phrases(`
    {t} finished it on {map}, {s}.:{t}在{map}以{s}终结比赛。:{t} lo cerró en {map}, {s}.|
    {map} was the last map, {s} to {t}.:最后一图{map}，{t}{s}获胜。:{map} fue el último mapa, {s} para {t}.|
    On {map} {t} closed it out {s}.:{t}{s}拿下{map}，锁定胜局。:En {map}, {t} puso el broche, {s}.`),
};

const winnerOf = ({ home, away }: Period): Side => (home > away ? 'home' : 'away');

function roleOf(no: number, count: number, own: number, other: number): Role {
  if (count === 1) return 'only';
  if (no === count - 1) return 'last';
  if (no === 0) return 'first';
  return own === other ? 'level' : 'ahead';
}

const MAX_MAPS = 5;

/** Each map with its winner. */
export function esportsRecap({ engine, fixture, outcome, say }: MatchFacts) {
  const { periods } = engine.playOf(fixture).at(outcome.end);
  const won = { home: 0, away: 0 };
  return periods.slice(0, MAX_MAPS).map((map, no): Localized => {
    const side = winnerOf(map);
    won[side]++;
    const other = opponentOf(side);
    const role = roleOf(no, periods.length, won[side], won[other]);
    return say(`map ${role}`, MAPS[role], {
      t: fixture[side].name,
      map: map.name,
      s: same(`${map[side]}–${map[other]}`),
    });
  });
}
