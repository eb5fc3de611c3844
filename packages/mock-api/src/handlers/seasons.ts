import { found } from '../api-error.ts';
import type { HandlersOf } from './handlers.ts';

export const seasons: HandlersOf<'getSeasonTable'> = {
  getSeasonTable: ({ params: { seasonId } }, { view }) =>
    found(view.seasonTable(seasonId), 'season', seasonId),
};
