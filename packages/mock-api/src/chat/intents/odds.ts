import type { Match } from '@touchline/types';
import { contract, type JsonSchema } from '@touchline/types/contract';
import type { Language } from '../../world/world-view.ts';
import type { Intent, Question } from '../question.ts';
import { liveMatch, nextMatch } from '../team-matches.ts';

const { enum: BOOKMAKER_NUMBERS, 'x-enum-varnames': BOOKMAKER_NAMES } = contract.schemas.components
  .schemas.BookmakerNumber as JsonSchema & { enum: number[]; 'x-enum-varnames': string[] };

function formatPrice(netOdds: number | null, booker: number | null): string | undefined {
  if (netOdds === null || booker === null) return undefined;
  return `${(netOdds + 1).toFixed(2)} (${BOOKMAKER_NAMES[BOOKMAKER_NUMBERS.indexOf(booker)]})`;
}

/** The best prices of a match; `undefined` if no bookmaker quotes it. */
export function bestPrices({ homeTeam, awayTeam }: Match, language: Language): string | undefined {
  const home = formatPrice(homeTeam.homeTeamAsiaOdds, homeTeam.homeTeamAsiaOddsBooker);
  const away = formatPrice(awayTeam.awayTeamAsiaOdds, awayTeam.awayTeamAsiaOddsBooker);
  if (!home && !away) return undefined;
  const isChinese = language === 'zh';
  const none = isChinese ? '暂无' : 'no odds yet';
  const [h, a] = [home ?? none, away ?? none];
  return isChinese
    ? `${homeTeam.name}对${awayTeam.name}的最佳赔率（欧洲盘）：主队 ${h}，客队 ${a}。赔率随时变动，请理性投注。`
    : `Best odds for ${homeTeam.name} v ${awayTeam.name} (decimal): home ${h}, away ${a}. Odds change; only bet what you can afford to lose.`;
}

function oddsReply({ team, view, language }: Question): string | undefined {
  if (!team) return undefined;
  const match = liveMatch(view, team) ?? nextMatch(view, team);
  const prices = match && bestPrices(match, language);
  if (prices) return prices;
  return language === 'zh' ? `${team.name}的比赛暂无赔率。` : `No odds for ${team.name} right now.`;
}

export const oddsIntent: Intent = {
  patterns: {
    en: /\b(odds|prices?|quotes?|quoted|bet on|bookmakers?)\b/i,
    zh: /赔率|盘口|水位|赔多少/,
  },
  reply: oddsReply,
};
