import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Period } from '../model.ts';
import { opponentOf, scoreOfLeader } from '../sides.ts';
import type { MatchFacts } from './match-facts.ts';
import { countText, placeText } from './words.ts';

const LED_AT_HALF = phrases(`
  {w} led {s} at half-time.:半场结束时{w}以{s}领先。:{w} ganaba {s} al descanso.|
  {s} to {w} it stood at the long break.:上半场过后，{w}{s}占先。:Al descanso se llegó con {s} para {w}.|
  At the half {w} were {s} up.:{w}带着{s}的领先进入中场休息。:A mitad de partido, {w} mandaba {s}.`);
const TRAILED_AT_HALF = phrases(`
  At half-time {w} trailed {s}.:半场结束时{w}以{s}落后。:Al descanso, {w} perdía {s}.|
  {w} were {s} behind at the long break.:上半场过后，{w}{s}落后。:{w} iba por detrás, {s}, en el descanso.|
  The first half was {ls}, {t} the score.:上半场属于{l}，他们{t}领先。:La primera mitad fue {ls}: {t}.`);
const LEVEL_AT_HALF = phrases(`
  Nothing separated them at half-time: {s}.:半场战成{s}平。:Igualdad total al descanso: {s}.|
  The first half ended {s}.:上半场双方{s}难分高下。:La primera mitad acabó {s}.`);
const BEST_QUARTER = phrases(`
  The {q} quarter decided it: {w} won it {s}.:{qz}决定了走势：{w}单节{s}。:Decidió el {q} cuarto: {w} lo ganó {s}.|
  {w} did the damage in the {q} quarter, {s}.:{w}在{qz}打出{s}，奠定胜局。:{w} hizo daño en el {q} cuarto, {s}.|
  In the {q} quarter {w} pulled away, {s}.:{qz}{w}单节{s}，拉开差距。:En el {q} cuarto {w} se escapó, {s}.`);
const LEAD_CHANGES = phrases(`
  The lead changed hands {n} times.:全场领先{n}次易手。:El mando cambió de manos {n} veces.|
  There were {n} changes of lead.:双方{n}度交替领先。:Hubo {n} cambios de líder en el marcador.`);
const FOR_GOOD = phrases(`
  {p} put {w} ahead for good at {s}.:{p}的得分让{w}以{s}反超，此后再未落后。:{p} puso a {w} por delante hasta el final con el {s}.|
  From {s} on, after a basket by {p}, {w} stayed in front.:{p}得分后{w}{s}领先，并将优势保持到终场。:Desde el {s}, tras una canasta de {p}, {w} ya no soltó la ventaja.`);
const OVERTIME = phrases(`
  Four quarters were not enough: it was {s}, and overtime decided.:四节战罢{s}，比赛进入加时。:Cuatro cuartos no bastaron: con {s}, decidió la prórroga.|
  It was {s} after regulation; {w} were the better side in overtime.:常规时间{s}，{w}在加时赛中更胜一筹。:El tiempo reglamentario acabó {s}; {w} fue mejor en la prórroga.`);

/** Before a noun. */
const QUARTERS_ES = ['primer', 'segundo', 'tercer', 'último'];
const MANY_LEAD_CHANGES = 6;

/** Half-time, the best quarter of the winner, changes of the lead and overtime. */
export function basketballRecap(facts: MatchFacts): Localized[] {
  const { engine, fixture, outcome, winnerSide, say } = facts;
  const loserSide = opponentOf(winnerSide);
  const play = engine.playOf(fixture);
  const { periods } = play.at(outcome.end);
  const quarters = periods.filter(({ kind }) => kind === 'quarter');
  const sum = (list: readonly Period[], side: 'home' | 'away') =>
    list.reduce((total, period) => total + period[side], 0);
  const scoreIn = (list: readonly Period[]) =>
    same(`${sum(list, winnerSide)}–${sum(list, loserSide)}`);
  const reversed = (list: readonly Period[]) =>
    same(`${sum(list, loserSide)}–${sum(list, winnerSide)}`);
  const half = quarters.slice(0, 2);
  const lead = sum(half, winnerSide) - sum(half, loserSide);
  const [name, list] =
    lead > 0
      ? (['led', LED_AT_HALF] as const)
      : lead < 0
        ? (['trailed', TRAILED_AT_HALF] as const)
        : (['level', LEVEL_AT_HALF] as const);
  const marginOf = (quarter: Period) => quarter[winnerSide] - quarter[loserSide];
  const best = quarters.reduce((one, other) => (marginOf(other) > marginOf(one) ? other : one));
  const changes = play.incidents.filter(({ kind }) => kind === 'lead-change');
  const last = changes.at(-1);
  const isDecidedInOvertime = periods.length > quarters.length;
  const fullTime = quarters.length > 0 ? scoreIn(quarters) : same('');
  return [
    say(name, list, { s: scoreIn(half), t: reversed(half) }),
    isDecidedInOvertime
      ? say('overtime', OVERTIME, { s: fullTime })
      : say('quarter', BEST_QUARTER, {
          q: { ...placeText(best.number), es: QUARTERS_ES[best.number - 1] ?? '' },
          qz: localize('', `第${'一二三四'[best.number - 1]}节`, ''),
          s: scoreIn([best]),
        }),
    ...(changes.length >= MANY_LEAD_CHANGES
      ? [say('changes', LEAD_CHANGES, { n: countText(changes.length) })]
      : []),
    ...(last?.player && last.side === winnerSide && !isDecidedInOvertime
      ? [say('for good', FOR_GOOD, { p: last.player, s: same(scoreOfLeader(last)) })]
      : []),
  ];
}
