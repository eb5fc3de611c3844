import type { Match } from '@touchline/types';
import { contract, type JsonSchema } from '@touchline/types/contract';
import type { ChatTexts } from '../languages/en.ts';
import type { Question } from '../question.ts';
import { liveMatch, nextMatch } from '../team-matches.ts';

const { enum: BOOKMAKER_NUMBERS, 'x-enum-varnames': BOOKMAKER_NAMES } = contract.schemas.components
  .schemas.BookmakerNumber as JsonSchema & { enum: number[]; 'x-enum-varnames': string[] };

function formatPrice(netOdds: number | null, booker: number | null): string | undefined {
  if (netOdds === null || booker === null) return undefined;
  return `${(netOdds + 1).toFixed(2)} (${BOOKMAKER_NAMES[BOOKMAKER_NUMBERS.indexOf(booker)]})`;
}

/** The best prices of a match; `undefined` if no bookmaker quotes it. */
export function bestPrices({ homeTeam, awayTeam }: Match, texts: ChatTexts): string | undefined {
  const home = formatPrice(homeTeam.homeTeamAsiaOdds, homeTeam.homeTeamAsiaOddsBooker);
  const away = formatPrice(awayTeam.awayTeamAsiaOdds, awayTeam.awayTeamAsiaOddsBooker);
  if (!home && !away) return undefined;
  const { none } = texts.price;
  return texts.bestOdds(homeTeam.name, awayTeam.name, home ?? none, away ?? none);
}

export function oddsReply({ team, view, texts }: Question): string | undefined {
  if (!team) return undefined;
  const match = liveMatch(view, team) ?? nextMatch(view, team);
  const prices = match && bestPrices(match, texts);
  return prices ?? texts.noOdds(team.name);
}
