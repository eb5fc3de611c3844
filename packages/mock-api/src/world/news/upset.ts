import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Localized } from '../localized.ts';
import { opponentOf } from '../sides.ts';
import { finalTitle, leadOf } from './lead.ts';
import { bestPriceOf, type MatchFacts, type StoryWriter, standingsAt } from './match-facts.ts';
import { nextMatches } from './next-matches.ts';
import { recapOf } from './recap.ts';
import { storyText } from './story.ts';
import { playedBy } from './table-text.ts';
import { placeText } from './words.ts';
import { paragraph } from './writer.ts';

const TITLES = phrases(`
  {w} stun {l}:{w}爆冷击败{l}:{w} da la campanada ante {l}|
  {l} slip up against {w}:{l}阴沟翻船，负于{w}:{l} pincha ante {w}|
  {w} spring a surprise on {l}:大冷门：{w}掀翻{l}:{w} sorprende a {l}|
  Few saw it coming: {w} beat {l}:出人意料，{w}战胜{l}:Pocos lo esperaban: {w} gana a {l}|
  {w} upset the odds against {l}:{w}以弱胜强，{l}失手:{w} desafía a las cuotas ante {l}`);
const PRICES = phrases(`
  Before the start the best price on {w} was {price}, with {booker}; {l} stood at {other}.:开赛时{w}的最高赔率为{price}（{booker}），{l}仅为{other}。:Antes del inicio, la mejor cuota por {w} era {price}, en {booker}; la de {l}, {other}.|
  The market had {l} at {other}; anybody who believed in {w} could have {price} with {booker}.:市场给{l}的赔率是{other}，而看好{w}的人能在{booker}拿到{price}。:El mercado pagaba {other} por {l}; quien creyera en {w} tenía {price} en {booker}.|
  {booker} paid {price} on {w}, the best price to be had, against {other} for {l}.:{booker}为{w}开出赛前最高的{price}，{l}则为{other}。:{booker} pagaba {price} por {w}, la mejor cuota, frente a {other} por {l}.`);
const STAKE_BACK = phrases(`
  A draw would have returned the stake.:若是平局，则退还本金。:El empate habría devuelto lo apostado.|
  In that two-way price a draw gives the stake back.:这一两项盘中，平局退本。:En ese mercado de dos opciones, el empate devuelve lo apostado.`);
const PLACES = phrases(`
  Before the match {l} were {high} and {w} {low}.:赛前{l}排名{high}，{w}排名{low}。:Antes del partido, {l} era {high} y {w}, {low}.|
  {w} had come into it from {low} place, {l} from {high}.:{w}赛前排在{low}，{l}则排在{high}。:{w} llegaba como {low} y {l}, como {high}.`);

/** Net: the winner's best price at kick-off from which a result is an upset. A draw shortens the prices of football. */
const MIN_PRICE = { football: 1.7, other: 2.1 };

export function upsetPrice(facts: MatchFacts): number | undefined {
  const { fixture, winnerSide, isDraw } = facts;
  if (isDraw) return undefined;
  const isFootball = fixture.season.tournament.game === 'football';
  const { price = 0 } = bestPriceOf(facts, winnerSide) ?? {};
  return price >= MIN_PRICE[isFootball ? 'football' : 'other'] ? price : undefined;
}

function placesBefore(facts: MatchFacts): Localized | undefined {
  const { fixture, winner, loser, say } = facts;
  const before = standingsAt(facts, fixture.start);
  if (!before || playedBy(before.rowOf(loser)) < 3) return undefined;
  const [high, low] = [before.placeOf(loser), before.placeOf(winner)];
  return high < low
    ? say('places', PLACES, { high: placeText(high), low: placeText(low) })
    : undefined;
}

/** The side with the long price has won. */
export const upsetText: StoryWriter = (facts) => {
  const { fixture, winnerSide, say } = facts;
  if (upsetPrice(facts) === undefined) return undefined;
  const own = bestPriceOf(facts, winnerSide)?.text;
  const other = bestPriceOf(facts, opponentOf(winnerSide))?.text;
  const prices = own && other && say('prices', PRICES, { ...own, other: other.price });
  const isFootball = fixture.season.tournament.game === 'football';
  const stake = prices && isFootball ? say('stake', STAKE_BACK) : undefined;
  return storyText(finalTitle(facts) ?? say('title', TITLES), [
    leadOf(facts),
    paragraph(prices, stake, placesBefore(facts)),
    recapOf(facts),
    nextMatches(facts),
  ]);
};
