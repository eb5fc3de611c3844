import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Localized } from '../localized.ts';
import type { MatchFacts } from './match-facts.ts';
import type { Writer } from './writer.ts';

const WON = phrases(`
  {w} win the {cup}:{w}夺得{cup}冠军:{w}, campeón: {cup}|
  {cup} for {w}: {l} beaten in the final:{w}决赛击败{l}，{cup}登顶:{cup}, para {w}: {l} cae en la final`);
const WON_ON_PENALTIES = phrases(`
  {w} win the {cup} on penalties:{w}点球大战夺得{cup}冠军:{w}, campeón en los penaltis: {cup}|
  {cup} for {w}: {l} beaten on penalties:{w}点球大战击败{l}，捧起{cup}:{cup}, para {w}: {l} cae en los penaltis`);

/** The title of every story about a final: who has won the cup comes before a run or a surprise. */
export const finalTitle = (writer: Writer, { margin, values }: MatchFacts): Localized =>
  margin === 0
    ? writer.say('final on penalties title', WON_ON_PENALTIES, values)
    : writer.say('final title', WON, values);
