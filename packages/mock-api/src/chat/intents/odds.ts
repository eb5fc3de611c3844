import { contract, type JsonSchema } from '@touchline/types/contract';
import type { Intent, Question } from '../question.ts';
import { liveMatch, nextMatch } from '../team-matches.ts';

const { enum: numbers, 'x-enum-varnames': names } = contract.schemas.components.schemas
  .BookmakerNumber as JsonSchema & { enum: number[]; 'x-enum-varnames': string[] };

function price(net: number | null, booker: number | null): string | undefined {
  if (net === null || booker === null) return undefined;
  return `${(net + 1).toFixed(2)} (${names[numbers.indexOf(booker)]})`;
}

function oddsAnswer({ team, view, language }: Question): string | undefined {
  if (!team) return undefined;
  const zh = language === 'zh';
  const match = liveMatch(view, team) ?? nextMatch(view, team);
  const home =
    match && price(match.homeTeam.homeTeamAsiaOdds, match.homeTeam.homeTeamAsiaOddsBooker);
  const away =
    match && price(match.awayTeam.awayTeamAsiaOdds, match.awayTeam.awayTeamAsiaOddsBooker);
  if (!match || (!home && !away)) {
    return zh
      ? `${team.name}的比赛暂时没有赔率。`
      : `Nobody quotes a match of ${team.name} for now.`;
  }
  const none = zh ? '暂无' : 'no quote';
  const [h, a] = [home ?? none, away ?? none];
  return zh
    ? `${match.homeTeam.name}对${match.awayTeam.name}的最佳赔率（小数）：主队 ${h}，客队 ${a}。赔率随时变动，请理性投注。`
    : `The best prices for ${match.homeTeam.name} against ${match.awayTeam.name}, as decimals: home ${h}, away ${a}. They move at any time; stake only what you can lose.`;
}

export const oddsIntent: Intent = {
  known: {
    en: /\b(odds|prices?|quotes?|quoted|bet on|bookmakers?)\b/i,
    zh: /赔率|盘口|水位|赔多少/,
  },
  answer: oddsAnswer,
};
