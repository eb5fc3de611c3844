import type { Match } from '@touchline/types';
import { contract, type JsonSchema } from '@touchline/types/contract';
import type { Language } from '../../world/world-view.ts';
import type { Intent, Question } from '../question.ts';
import { liveMatch, nextMatch } from '../team-matches.ts';

const { enum: numbers, 'x-enum-varnames': names } = contract.schemas.components.schemas
  .BookmakerNumber as JsonSchema & { enum: number[]; 'x-enum-varnames': string[] };

function price(net: number | null, booker: number | null): string | undefined {
  if (net === null || booker === null) return undefined;
  return `${(net + 1).toFixed(2)} (${names[numbers.indexOf(booker)]})`;
}

/** The best prices of a match; `undefined` where nobody quotes it. */
export function pricesOf({ homeTeam, awayTeam }: Match, language: Language): string | undefined {
  const home = price(homeTeam.homeTeamAsiaOdds, homeTeam.homeTeamAsiaOddsBooker);
  const away = price(awayTeam.awayTeamAsiaOdds, awayTeam.awayTeamAsiaOddsBooker);
  if (!home && !away) return undefined;
  const zh = language === 'zh';
  const none = zh ? '暂无' : 'no quote';
  const [h, a] = [home ?? none, away ?? none];
  return zh
    ? `${homeTeam.name}对${awayTeam.name}的最佳赔率（小数）：主队 ${h}，客队 ${a}。赔率随时变动，请理性投注。`
    : `The best prices for ${homeTeam.name} against ${awayTeam.name}, as decimals: home ${h}, away ${a}. They move at any time; stake only what you can lose.`;
}

function oddsAnswer({ team, view, language }: Question): string | undefined {
  if (!team) return undefined;
  const match = liveMatch(view, team) ?? nextMatch(view, team);
  const prices = match && pricesOf(match, language);
  if (prices) return prices;
  return language === 'zh'
    ? `${team.name}的比赛暂时没有赔率。`
    : `Nobody quotes a match of ${team.name} for now.`;
}

export const oddsIntent: Intent = {
  known: {
    en: /\b(odds|prices?|quotes?|quoted|bet on|bookmakers?)\b/i,
    zh: /赔率|盘口|水位|赔多少/,
  },
  answer: oddsAnswer,
};
