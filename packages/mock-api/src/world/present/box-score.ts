import type * as api from '@touchline/types';
import type { BoxScore } from '../model.ts';
import type { Language } from '../world-view.ts';

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
