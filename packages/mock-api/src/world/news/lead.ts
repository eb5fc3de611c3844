import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Localized } from '../localized.ts';
import type { MatchFacts } from './match-facts.ts';

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
export function leadOf({ isDraw, margin, say }: MatchFacts): Localized {
  if (isDraw) return say('drew', DREW);
  return margin === 0 ? say('penalties', WON_ON_PENALTIES) : say('won', WON);
}

const FINAL_WON = phrases(`
  {w} win the {cup}:{w}夺得{cup}冠军:{w}, campeón: {cup}|
  {cup} for {w}: {l} beaten in the final:{w}决赛击败{l}，{cup}登顶:{cup}, para {w}: {l} cae en la final`);
const FINAL_WON_ON_PENALTIES = phrases(`
  {w} win the {cup} on penalties:{w}点球大战夺得{cup}冠军:{w}, campeón en los penaltis: {cup}|
  {cup} for {w}: {l} beaten on penalties:{w}点球大战击败{l}，捧起{cup}:{cup}, para {w}: {l} cae en los penaltis`);

/** The title of every story about a final: who has won the cup comes before a run or a surprise. */
export function finalTitle({ isDecider, margin, say }: MatchFacts): Localized | undefined {
  if (!isDecider) return undefined;
  return margin === 0
    ? say('final on penalties title', FINAL_WON_ON_PENALTIES)
    : say('final title', FINAL_WON);
}
