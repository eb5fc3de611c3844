import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { createPhraseBook, fillPhrase } from '../commentary/phrase-book.ts';
import type { Localized } from '../localized.ts';
import type { Comment } from '../model.ts';
import { inSquad } from '../players/in-squad.ts';
import { bothSides, opponentOf } from '../sides.ts';
import type { BasketballOutcome } from './quarters.ts';
import type { Score } from './script/scores.ts';

/** By the way in which a basket came about, which its line must not contradict. `{p}` is the player, `{t}` the team, `{o}` the opponent. */
const FREE_THROWS = phrases(`
  {p} sinks the free throw for {t}.:{p}罚球命中，{t}再得一分。:{p} anota el tiro libre para {t}.|
  No mistake at the line, {p} adds one.:罚球线上{p}稳稳命中。:{p} no falla desde la línea.|
  {p} makes it from the line.:{p}罚进一球。:{p} suma desde el tiro libre.|
  {t} go to the line, and {p} scores.:{t}走上罚球线，{p}命中。:{t} va a la línea, y {p} convierte.`);
const ONE_OF_TWO = phrases(`
  {p} makes one of two at the line for {t}.:{t}的{p}两罚一中。:{p} mete uno de dos tiros libres para {t}.|
  {p} misses the first and sinks the second.:{p}首罚不中，次罚命中。:{p} falla el primero y mete el segundo.|
  Only one goes in for {p} at the line.:{p}站上罚球线，两罚仅中一球。:{p} solo aprovecha uno de sus tiros libres.|
  {p} splits a pair of free throws.:{p}罚球线上两投中一。:{p} anota uno de sus dos tiros libres.`);
const ALONE = phrases(`
  {p} finishes at the rim for {t}.:{p}篮下打成，{t}得分。:{p} acaba junto al aro para {t}.|
  {p} pulls up from the elbow, two more for {t}.:{p}罚球线侧翼急停跳投命中。:{p} se levanta desde el codo: dos más para {t}.|
  {p} throws it down with both hands.:{p}双手暴扣。:{p} la hunde a dos manos.|
  {p} spins past {o} and scores.:{p}转身晃过{o}防守得分。:{p} se gira ante la defensa de {o} y anota.|
  A floater over the big man, {p} again for {t}.:{p}抛投越过大个子，为{t}得手。:Bomba por encima del pívot: otra vez {p} para {t}.|
  {p} backs his man down and hooks it home.:{p}背身单打，勾手命中。:{p} postea y anota de gancho.|
  {p} crosses over and lays it up.:{p}变向过人后上篮得手。:{p} cambia de mano y anota en bandeja.`);
const AFTER_A_PASS = phrases(`
  {p} cuts to the basket and {t} find him.:{p}空切，{t}妙传助攻。:{p} corta hacia canasta y {t} lo encuentra.|
  {p} rolls to the rim, and the pass is there.:{p}挡拆后顺下，接球打进。:{p} continúa hacia el aro y el pase llega.|
  A lob, and {p} throws it down.:空中接力，{p}把球扣进。:Alley-oop, y {p} la machaca.|
  {t} swing the ball to {p}, two points.:{t}连续转移球，{p}命中两分。:{t} mueve el balón hasta {p}: dos puntos.|
  Fast break, and {p} finishes the pass.:快攻，{p}接球上篮得手。:Contraataque, y {p} culmina el pase.|
  {p} catches it on the baseline and scores.:{p}底线接球得分。:{p} la recibe en la línea de fondo y anota.`);
const PUTBACKS = phrases(`
  {p} tips in the rebound for {t}.:{p}补篮命中，{t}再得两分。:{p} palmea el rebote para {t}.|
  A second chance, and {p} puts it back.:{p}抢下前场篮板，二次进攻打进。:Segunda oportunidad, y {p} la aprovecha.|
  {o} do not box out, {p} scores from the rebound.:{o}没有卡住位，{p}抢下篮板补进。:{o} no cierra el rebote, y {p} anota.`);
const STEALS = phrases(`
  A steal, and {p} goes all the way for {t}.:{t}抢断，{p}一条龙上篮。:Robo, y {p} llega hasta el aro para {t}.|
  {p} picks the pocket of {o} and lays it in.:{p}断下{o}的球，上篮得手。:{p} le roba el balón a {o} y anota en bandeja.|
  {o} lose the ball, {p} punishes it at once.:{o}失误，{p}抢断后立刻得分。:Pierde el balón {o}, y {p} lo castiga al instante.`);
const THREES = phrases(`
  {p} hits from deep for {t}.:{p}三分命中，{t}得分。:Triple de {p} para {t}.|
  Left open, {p} makes {o} pay with a three.:{p}获得空位，三分惩罚{o}。:Solo, {p} castiga a {o} con un triple.|
  {p} steps back and drains the three.:{p}后撤步三分命中。:{p} da un paso atrás y clava el triple.|
  {p} beats the shot clock with a three.:{p}压着进攻时间投进三分。:{p} mete el triple sobre la bocina de posesión.|
  {p} banks in a three, and {t} do not ask how.:{p}三分打板入网。:Triple a tabla de {p}, y en {t} nadie pregunta.|
  Long range from {p}, and the {t} bench is up.:{p}超远三分命中，{t}替补席沸腾。:Triple lejano de {p}, y el banquillo de {t} en pie.`);
const THREES_AFTER_A_PASS = phrases(`
  {p} from the corner, nothing but net.:{p}底角三分，空心入网。:{p} desde la esquina, limpia.|
  The pass finds {p} outside, and {t} have three more.:外线接球，{p}为{t}再进三分。:El pase encuentra a {p} fuera: tres más para {t}.|
  Drive and kick, {p} knocks down the three.:突破分球，{p}三分命中。:Penetran y doblan, y {p} clava el triple.|
  {t} find the open man: a three by {p}.:{t}找到空位，{p}命中三分。:{t} encuentra al hombre libre: triple de {p}.|
  Catch and shoot, {p} from outside.:{p}接球就投，三分命中。:Recibe y tira: triple de {p}.`);

/** By points. */
const PHRASES: readonly Partial<Record<Score['how'], readonly Localized[]>>[] = [
  { alone: FREE_THROWS, 'one-of-two': ONE_OF_TWO },
  { alone: ALONE, assisted: AFTER_A_PASS, putback: PUTBACKS, steal: STEALS },
  { alone: THREES, assisted: THREES_AFTER_A_PASS },
];
const KINDS = ['free-throw', 'basket', 'three-pointer'] as const;
const LINES_OF_A_QUARTER = 4;

/** Some baskets of each quarter. */
export function basketComments(
  { seed, fixture, quarters }: BasketballOutcome,
  scores: readonly Score[],
): Comment[] {
  const book = createPhraseBook(seed, fixture.id);
  const squads = bothSides((side) => inSquad(seed, fixture, side));
  return quarters.flatMap(({ from, to }) => {
    const own = scores.filter(({ at }) => at >= from && at < to);
    return Array.from({ length: LINES_OF_A_QUARTER }, (_, no): Comment | undefined => {
      const score = own[Math.floor(((no + 0.5) / LINES_OF_A_QUARTER) * own.length)];
      if (!score) return undefined;
      const { at, side, points, shirt, how } = score;
      const { id: playerId, name: player } = squads[side](shirt).player;
      const kind = KINDS[points - 1] as (typeof KINDS)[number];
      const phrase = book(`${kind} ${how}`, PHRASES[points - 1]?.[how] ?? ALONE);
      const opponent = fixture[opponentOf(side)].name;
      const text = fillPhrase(phrase, { p: player, t: fixture[side].name, o: opponent });
      return { kind, at: fixture.start + at, side, player, playerId, text };
    }).filter((line) => line !== undefined);
  });
}
