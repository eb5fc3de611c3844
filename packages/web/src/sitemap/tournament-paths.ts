import { call } from '../api/call.ts';
import type { SendCall } from '../api/send-call.ts';
import { isGame, paths, sports } from '../paths.ts';
import { fetchAllPages, PAGE_SIZE } from './fetch-all-pages.ts';

/** The ongoing and upcoming tournaments, each under its own game. */
export async function tournamentPaths(sendCall: SendCall): Promise<string[]> {
  const lists = await Promise.all(
    sports.flatMap((sportType) =>
      (['/tournaments/ongoing', '/tournaments/upcoming'] as const).map((path) =>
        fetchAllPages((page) =>
          sendCall(call(path, { sportType, timezoneOffset: 0, page, size: PAGE_SIZE }, 'en')),
        ),
      ),
    ),
  );
  return lists
    .flat()
    .flatMap(({ id, sportType }) => (isGame(sportType) ? [paths.tournament(sportType, id)] : []));
}
