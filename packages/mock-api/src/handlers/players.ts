import { orNotFound } from '../errors.ts';
import type { SomeHandlers } from './context.ts';
import { slicePage } from './pagination.ts';

export const players = {
  getPlayer: ({ params: { playerId } }, { view }) =>
    orNotFound(view.player(playerId), 'player', playerId),

  listPlayerMatches: ({ params: { playerId } }, { view }) =>
    orNotFound(view.playerMatches(playerId), 'player', playerId),

  listPlayers: ({ params }, { view }) => view.players(params.sportType, slicePage(params)),
} satisfies SomeHandlers;
