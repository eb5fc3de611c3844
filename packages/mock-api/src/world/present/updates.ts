import type * as api from '@touchline/types';
import type { Localized } from '../localized.ts';
import type { BoxScore, Comment, Incident } from '../model.ts';
import type { Language } from '../world-view.ts';

type Names = Readonly<Partial<Record<'player' | 'assist' | 'replaced', Localized>>>;

const inLanguage = <T extends Names & { readonly text: Localized }>(
  { player, assist, replaced, text, ...rest }: T,
  language: Language,
) => ({
  ...rest,
  ...(player && { player: player[language] }),
  ...(assist && { assist: assist[language] }),
  ...(replaced && { replaced: replaced[language] }),
  text: text[language],
});

export const presentIncident = (id: string, no: number, one: Incident, language: Language) =>
  ({ id: `${id}-${no + 1}`, ...inLanguage(one, language) }) satisfies api.MatchIncident;

export const presentComment = (id: string, no: number, one: Comment, language: Language) =>
  ({ id: `${id}-c${no + 1}`, ...inLanguage(one, language) }) satisfies api.MatchComment;

export function presentPeriod<T extends object>(
  { name, ...rest }: T & { readonly name?: Localized | undefined },
  language: Language,
) {
  return name ? { ...rest, name: name[language] } : rest;
}

export const presentBoxScore = (
  { players, ...actions }: BoxScore,
  language: Language,
): api.TimelineBoxScore => ({
  players: players.map(({ player: { id, name }, ...rest }) => ({
    ...rest,
    player: { id, name: name[language] },
  })),
  ...actions,
});
