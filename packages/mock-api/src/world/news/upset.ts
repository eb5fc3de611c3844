import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Engine } from '../engine.ts';
import type { Localized } from '../localized.ts';
import { opponentOf } from '../sides.ts';
import { finalTitle } from './final-title.ts';
import { leadOf } from './lead.ts';
import { bestPriceAt, type MatchFacts, standingsAt } from './match-facts.ts';
import { nextMatches } from './next-matches.ts';
import { priceText } from './price-text.ts';
import { recapOf } from './recap.ts';
import { type StoryWriter, storyText } from './story.ts';
import { playedBy } from './table-text.ts';
import { placeText } from './words.ts';
import { paragraph, type Writer } from './writer.ts';

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

export function upsetPrice(engine: Engine, { fixture, winnerSide, isDraw }: MatchFacts) {
  if (isDraw) return undefined;
  const { price } = bestPriceAt(engine, fixture, winnerSide, fixture.start);
  const isFootball = fixture.season.tournament.game === 'football';
  return price !== null && price >= MIN_PRICE[isFootball ? 'football' : 'other']
    ? price
    : undefined;
}

function placesBefore(engine: Engine, writer: Writer, facts: MatchFacts): Localized | undefined {
  const { fixture, winner, loser, values } = facts;
  const before = standingsAt(engine, fixture, fixture.start);
  if (!before || playedBy(before.rowOf(loser)) < 3) return undefined;
  const [high, low] = [before.placeOf(loser), before.placeOf(winner)];
  return high < low
    ? writer.say('places', PLACES, { ...values, high: placeText(high), low: placeText(low) })
    : undefined;
}

/** The side with the long price has won. */
export const upsetText: StoryWriter = (engine, writer, facts, publishedAt) => {
  const { fixture, winner, loser, winnerSide, values } = facts;
  if (upsetPrice(engine, facts) === undefined) return undefined;
  const loserSide = opponentOf(winnerSide);
  const own = priceText(bestPriceAt(engine, fixture, winnerSide, fixture.start));
  const other = priceText(bestPriceAt(engine, fixture, loserSide, fixture.start));
  const prices =
    own && other
      ? writer.say('prices', PRICES, { ...values, ...own, other: other.price })
      : undefined;
  const isFootball = fixture.season.tournament.game === 'football';
  const stake = prices && isFootball ? writer.say('stake', STAKE_BACK) : undefined;
  const title = facts.isDecider ? finalTitle(writer, facts) : writer.say('title', TITLES, values);
  return storyText(title, [
    leadOf(writer, facts),
    paragraph(prices, stake, placesBefore(engine, writer, facts)),
    recapOf(engine, writer, facts),
    paragraph(...nextMatches(engine, writer, [winner, loser], publishedAt)),
  ]);
};
