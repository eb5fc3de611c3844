import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { createPhraseBook, fillPhrase } from '../commentary/phrase-book.ts';
import type { Comment, Fixture } from '../model.ts';
import { opponentOf } from '../sides.ts';
import type { Basket } from './baskets.ts';
import type { Quarter } from './quarter.ts';
import { createShooters } from './shooter.ts';

/** By the points of the basket. `{p}` is the player, `{t}` the team, `{o}` the opponent. */
const BASKET_PHRASES = [
  phrases(`
    {p} makes one of two at the line for {t}.:{t}的{p}两罚一中。:{p} mete uno de dos tiros libres para {t}.|
    {p} completes the three-point play.:{p}加罚命中，完成打三分。:{p} completa el dos más uno.|
    A technical free throw, {p} sinks it.:{p}罚中技术犯规罚球。:Tiro libre por técnica, y {p} no falla.|
    {p} splits a pair of free throws.:{p}罚球线上两投中一。:{p} anota uno de sus dos tiros libres.`),
  phrases(`
    {p} finishes at the rim for {t}.:{p}篮下打成，{t}得分。:{p} acaba junto al aro para {t}.|
    {p} pulls up from the elbow, two more for {t}.:{p}罚球线侧翼急停跳投命中。:{p} se levanta desde el codo: dos más para {t}.|
    Fast break, {p} lays it in.:快攻，{p}上篮得手。:Contraataque y bandeja de {p}.|
    {p} throws it down with both hands.:{p}双手暴扣。:{p} la hunde a dos manos.|
    {p} spins past {o} and scores.:{p}转身晃过{o}防守得分。:{p} se gira ante la defensa de {o} y anota.|
    {p} tips in the rebound for {t}.:{p}补篮命中，{t}再得两分。:{p} palmea el rebote para {t}.|
    A floater over the big man, {p} again for {t}.:{p}抛投越过大个子，为{t}得手。:Bomba por encima del pívot: otra vez {p} para {t}.|
    {p} backs his man down and hooks it home.:{p}背身单打，勾手命中。:{p} postea y anota de gancho.|
    A steal, and {p} goes all the way for {t}.:{t}抢断，{p}一条龙上篮。:Robo, y {p} llega hasta el aro para {t}.|
    {p} cuts to the basket and {t} find him.:{p}空切，{t}妙传助攻。:{p} corta hacia canasta y {t} lo encuentra.`),
  phrases(`
    {p} hits from deep for {t}.:{p}三分命中，{t}得分。:Triple de {p} para {t}.|
    {p} from the corner, nothing but net.:{p}底角三分，空心入网。:{p} desde la esquina, limpia.|
    Left open, {p} makes {o} pay with a three.:{p}获得空位，三分惩罚{o}。:Solo, {p} castiga a {o} con un triple.|
    {p} steps back and drains the three.:{p}后撤步三分命中。:{p} da un paso atrás y clava el triple.|
    {p} beats the shot clock with a three.:{p}压着进攻时间投进三分。:{p} mete el triple sobre la bocina de posesión.|
    {p} is hot: another three for {t}.:{p}手感火热，又为{t}投进三分。:{p} está enrachado: otro triple para {t}.|
    {p} banks in a three, and {t} do not ask how.:{p}三分打板入网。:Triple a tabla de {p}, y en {t} nadie pregunta.|
    Long range from {p}, and the {t} bench is up.:{p}超远三分命中，{t}替补席沸腾。:Triple lejano de {p}, y el banquillo de {t} en pie.`),
] as const;
const KINDS = ['free-throw', 'basket', 'three-pointer'] as const;
const LINES_OF_A_QUARTER = 4;

/** Some baskets of each quarter. */
export function basketComments(
  seed: string,
  fixture: Fixture,
  quarters: readonly Quarter[],
  baskets: readonly Basket[],
): Comment[] {
  const book = createPhraseBook(seed, fixture.id);
  const shooter = createShooters(seed, fixture);
  return quarters.flatMap(({ from, to }, quarterNo) => {
    const own = baskets.filter(({ at }) => at >= fixture.start + from && at < fixture.start + to);
    return Array.from({ length: LINES_OF_A_QUARTER }, (_, no): Comment | undefined => {
      const basket = own[Math.floor(((no + 0.5) / LINES_OF_A_QUARTER) * own.length)];
      if (!basket) return undefined;
      const { at, side, points } = basket;
      const lineNo = quarterNo * LINES_OF_A_QUARTER + no;
      const player = shooter(side, 'basket line', lineNo);
      const kind = KINDS[points - 1] as (typeof KINDS)[number];
      const phrase = book(kind, BASKET_PHRASES[points - 1] as (typeof BASKET_PHRASES)[number]);
      const opponent = fixture[opponentOf(side)].name;
      const text = fillPhrase(phrase, { p: player, t: fixture[side].name, o: opponent });
      return { kind, at, side, player, text };
    }).filter((line) => line !== undefined);
  });
}
