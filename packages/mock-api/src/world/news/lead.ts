import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Localized } from '../localized.ts';
import type { MatchFacts } from './match-facts.ts';
import type { Writer } from './writer.ts';

const WON = phrases(`
  {w} beat {l} {s} {c} {d}{g}.:{d}，{c}，{w}{g}以{s}击败{l}。:{w} ganó {s} a {l} {c} {d}{g}.|
  {w} were {s} winners over {l} {c} {d}{g}.:{d}进行的{c}，{w}{g}{s}战胜{l}。:{w} se impuso {s} a {l} {c} {d}{g}.|
  {l} lost {s} to {w} {c} {d}{g}.:{d}，{l}{g}以{t}负于{w}，赛事为{c}。:{l} cayó {t} ante {w} {c} {d}{g}.|
  It ended {s} to {w} against {l} {c} {d}{g}.:{c}{d}的较量{g}以{s}收场，{w}胜{l}。:Acabó {s} para {w} frente a {l} {c} {d}{g}.`);
const DREW = phrases(`
  {h} and {a} drew {s} {c} {d}{g}.:{d}，{c}，{h}与{a}{g}{s}战平。:{h} y {a} empataron {s} {c} {d}{g}.|
  It finished {s} between {h} and {a} {c} {d}{g}.:{d}进行的{c}，{h}与{a}{g}以{s}握手言和。:Acabó {s} entre {h} y {a} {c} {d}{g}.|
  {h} and {a} shared the points {c} {d}{g}: {s}.:{c}{d}的较量{g}以{s}收场，{h}与{a}各取1分。:{h} y {a} se repartieron los puntos {c} {d}{g}: {s}.`);
const WON_ON_PENALTIES = phrases(`
  {w} needed penalties to get past {l} {c} {d}{g}, after {s}.:{d}，{c}，{w}{g}与{l}战成{s}，凭点球过关。:{w} necesitó los penaltis para eliminar a {l} {c} {d}{g}, tras el {s}.|
  After {s}, {w} beat {l} on penalties {c} {d}{g}.:{d}进行的{c}，{w}与{l}{g}{s}难分胜负，{w}点球取胜。:Tras el {s}, {w} superó en los penaltis a {l} {c} {d}{g}.`);

/** What happened, where and when. */
export function leadOf(writer: Writer, { isDraw, margin, values }: MatchFacts): Localized {
  if (isDraw) return writer.say('drew', DREW, values);
  return margin === 0
    ? writer.say('penalties', WON_ON_PENALTIES, values)
    : writer.say('won', WON, values);
}
