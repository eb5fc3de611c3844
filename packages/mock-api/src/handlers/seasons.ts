import { found } from '../fault.ts';
import type { HandlersOf } from './handlers.ts';

export const seasons: HandlersOf<'getSeasonTable'> = {
  getSeasonTable: ({ params: { seasonId } }, { view }) =>
    found(view.seasonTable(seasonId), 'season', seasonId),
};
