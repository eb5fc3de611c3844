import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Localized } from '../localized.ts';
import { type Goal, goalsOf } from './football-recap.ts';
import { finalTitle, leadOf } from './lead.ts';
import { bestPriceOf, isKnockout, type MatchFacts } from './match-facts.ts';
import { nextMatches } from './next-matches.ts';
import { recapOf } from './recap.ts';
import { type StoryText, storyText } from './story.ts';
import { tableText } from './table-text.ts';
import { countText } from './words.ts';
import { paragraph } from './writer.ts';

const TITLES = {
  won: phrases(`
    {w} beat {l} {s}:{w}{s}击败{l}:{w} gana {s} a {l}|
    {w} see off {l}:{w}力克{l}:{w} despacha a {l}|
    {w} get the better of {l}:{w}战胜{l}:{w} puede con {l}|
    {w} too good for {l}:{w}技高一筹，{l}告负:{w}, demasiado para {l}|
    {l} leave empty-handed against {w}:{l}不敌{w}，空手而归:{l} se va de vacío ante {w}|
    {w} come out on top against {l}:{w}胜{l}一筹:{w} se impone a {l}|
    {l} beaten by {w}:{l}输给{w}:{l} cae ante {w}`),
  rout: phrases(`
    {w} run away from {l}:{w}大胜{l}:{w} arrolla a {l}|
    {w} overwhelm {l} {s}:{w}{s}狂胜{l}:{w} aplasta {s} a {l}|
    No contest as {w} beat {l} {s}:毫无悬念，{w}{s}大胜{l}:No hay color: {w} vapulea {s} a {l}|
    {l} swept aside by {w}:{w}横扫{l}:{w} barre a {l}`),
  comeback: phrases(`
    {w} come from behind to beat {l}:{w}逆转击败{l}:{w} remonta ante {l}|
    {w} turn it round against {l}:{w}后来居上，逆转{l}:{w} le da la vuelta a {l}|
    {l} lead, {w} win:{l}先声夺人，{w}笑到最后:{l} golpea primero, {w} gana`),
  late: phrases(`
    {p} strikes late as {w} beat {l}:{p}绝杀，{w}击败{l}:{p} decide al final y {w} gana a {l}|
    Late goal by {p} settles it for {w}:{p}末段进球，{w}取胜:Un gol tardío de {p} da la victoria a {w}|
    {w} leave it late against {l}:{w}在最后时刻拿下{l}:{w} gana a {l} en el último suspiro`),
  hatTrick: phrases(`
    {p} scores {n} as {w} beat {l}:{p}独进{n}球，{w}击败{l}:{p} marca {n} y {w} gana a {l}|
    {n} goals by {p} sink {l}:{p}打进{n}球，{l}落败:{n} goles de {p} hunden a {l}`),
  draw: phrases(`
    {h} and {a} share {s}:{h}与{a}{s}言和:{h} y {a} firman tablas, {s}|
    Honours even between {h} and {a}:{h}与{a}平分秋色:Ni para {h} ni para {a}: reparto de puntos|
    {h} held by {a}:{h}被{a}逼平:{a} frena a {h}`),
  goalless: phrases(`
    {h} and {a} cancel each other out:{h}与{a}互交白卷:{h} y {a} se anulan|
    No goals between {h} and {a}:{h}对{a}，双方均无建树:{h} y {a} no pasan del empate sin goles`),
  knockout: phrases(`
    {w} knock out {l}:{w}淘汰{l}:{w} elimina a {l}|
    {cup}: {w} go through, {l} go home:{cup}：{w}晋级，{l}出局:{cup}: {w} pasa, {l} se va a casa|
    {l} out of the {cup}, beaten by {w}:{l}负于{w}，止步{cup}:{cup}: {l}, eliminado por {w}`),
  penalties: phrases(`
    {w} beat {l} on penalties:{w}点球淘汰{l}:{w} tumba a {l} en los penaltis|
    Penalties send {w} through against {l}:{w}点球大战力克{l}:Los penaltis clasifican a {w} ante {l}`),
  narrow: phrases(`
    {w} edge {l} {s}:{w}{s}险胜{l}:{w} gana por la mínima a {l}, {s}|
    {w} hold on against {l}:{w}顶住{l}的反扑:{w} resiste ante {l}|
    Nothing in it, but {w} beat {l}:毫厘之争，{w}胜{l}:Por un suspiro, {w} gana a {l}|
    {l} run {w} close, and no more:{l}紧追到最后，{w}涉险过关:{l} aprieta a {w}, y nada más|
    {w} get past {l} in a close one:{w}苦战拿下{l}:{w} supera a {l} en un final igualado`),
  overtime: phrases(`
    {w} need overtime to beat {l}:{w}加时击败{l}:{w} necesita la prórroga para ganar a {l}|
    Overtime decides: {w} beat {l}:加时见分晓，{w}胜{l}:La prórroga decide: {w} gana a {l}`),
};

const EXPECTED = phrases(`
  The best price on {w} before the start had been {price}, with {booker}.:开赛时{w}的最高赔率为{price}（{booker}）。:La mejor cuota por {w} antes del inicio era {price}, en {booker}.|
  {booker} had offered {price} on {w} before the start, more than anybody else.:开赛时{booker}为{w}开出全场最高的{price}。:{booker} pagaba {price} por {w} antes del inicio, más que nadie.`);
const PRICE_SHARE = 0.45;

/** A lead of this many goals, points or maps is a rout. */
const ROUT_MARGIN = { football: 3, basketball: 20, esports: 3 } as const;
const NARROW_POINTS = 4;
const LATE_MINUTE = 85;
const HAT_TRICK = 3;

/** The player with the most goals for the winner, own goals left out. */
function topScorer(goals: readonly Goal[], { winnerSide }: MatchFacts) {
  const own = goals.filter(({ kind, side }) => kind !== 'own-goal' && side === winnerSide);
  const byName = Map.groupBy(own, ({ player }) => player?.en);
  const [best = []] = [...byName.values()].sort((a, b) => b.length - a.length);
  return { player: best[0]?.player, count: best.length };
}

function footballTitle(facts: MatchFacts): Localized {
  const { say, margin, isDraw, winnerSide, fixture } = facts;
  const goals = goalsOf(facts);
  if (isDraw) {
    return goals.length === 0
      ? say('goalless title', TITLES.goalless)
      : say('draw title', TITLES.draw);
  }
  if (margin === 0) return say('penalties title', TITLES.penalties);
  const { player, count } = topScorer(goals, facts);
  if (count >= HAT_TRICK)
    return say('hat-trick title', TITLES.hatTrick, { p: player, n: countText(count) });
  if (isKnockout(fixture)) return say('knockout title', TITLES.knockout);
  if (margin >= ROUT_MARGIN.football) return say('rout title', TITLES.rout);
  const last = goals.at(-1);
  const isLate = last?.side === winnerSide && (last.minute ?? 0) >= LATE_MINUTE && margin === 1;
  if (isLate && last.kind !== 'own-goal') return say('late title', TITLES.late, { p: last.player });
  const wasBehind = goals.some(({ role, side }) => role === 'opener' && side !== winnerSide);
  if (wasBehind) return say('comeback title', TITLES.comeback);
  return say('title', TITLES.won);
}

function otherTitle({ engine, fixture, outcome, margin, say }: MatchFacts): Localized {
  if (isKnockout(fixture)) return say('knockout title', TITLES.knockout);
  const isBasketball = fixture.season.tournament.game === 'basketball';
  const { periods } = engine.playOf(fixture).at(outcome.end);
  if (periods.some(({ kind }) => kind === 'overtime'))
    return say('overtime title', TITLES.overtime);
  if (margin >= ROUT_MARGIN[isBasketball ? 'basketball' : 'esports'])
    return say('rout title', TITLES.rout);
  const isNarrow = isBasketball ? margin <= NARROW_POINTS : margin === 1 && fixture.bestOf !== 1;
  return isNarrow ? say('narrow title', TITLES.narrow) : say('title', TITLES.won);
}

function titleOf(facts: MatchFacts): Localized {
  const isFootball = facts.fixture.season.tournament.game === 'football';
  return finalTitle(facts) ?? (isFootball ? footballTitle(facts) : otherTitle(facts));
}

/** The price of the winner at kick-off, in some of the reports. */
function expectation(facts: MatchFacts): Localized | undefined {
  if (facts.isDraw || !facts.rolls('price', PRICE_SHARE)) return undefined;
  const price = bestPriceOf(facts, facts.winnerSide)?.text;
  return price && facts.say('expected', EXPECTED, price);
}

export const reportText = (facts: MatchFacts): StoryText =>
  storyText(titleOf(facts), [
    leadOf(facts),
    recapOf(facts),
    paragraph(...tableText(facts), expectation(facts)),
    nextMatches(facts),
  ]);
