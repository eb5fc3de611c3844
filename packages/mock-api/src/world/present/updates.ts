import type * as api from '@touchline/types';
import type { Localized } from '../localized.ts';
import type { Comment, Incident } from '../model.ts';
import type { Language } from '../world-view.ts';

export const presentIncident = (
  id: string,
  no: number,
  { player, assist, text, ...rest }: Incident,
  language: Language,
): api.MatchIncident => ({
  id: `${id}-${no + 1}`,
  ...rest,
  ...(player ? { player: player[language] } : {}),
  ...(assist ? { assist: assist[language] } : {}),
  text: text[language],
});

export const presentComment = (
  id: string,
  no: number,
  { player, replaced, text, ...rest }: Comment,
  language: Language,
): api.MatchComment => ({
  id: `${id}-c${no + 1}`,
  ...rest,
  ...(player ? { player: player[language] } : {}),
  ...(replaced ? { replaced: replaced[language] } : {}),
  text: text[language],
});

export function presentPeriod<T extends object>(
  { name, ...rest }: T & { readonly name?: Localized | undefined },
  language: Language,
) {
  return name ? { ...rest, name: name[language] } : rest;
}
