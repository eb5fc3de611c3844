import { call } from '../api/call.ts';
import type { SendCall } from '../api/send-call.ts';
import { games, paths } from '../paths.ts';
import { fetchAllPages, PAGE_SIZE } from './fetch-all-pages.ts';

/** The ranked teams, each under its own game. */
export async function teamPaths(sendCall: SendCall): Promise<string[]> {
  const lists = await Promise.all(
    games
      .filter((game) => game !== 'esports')
      .map(async (game) => {
        const teams = await fetchAllPages((page) =>
          sendCall(call('/teams/rankings', { sportType: game, page, size: PAGE_SIZE }, 'en')),
        );
        return teams.map(({ id }) => paths.team(game, id));
      }),
  );
  return lists.flat();
}
