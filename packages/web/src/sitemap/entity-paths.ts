import { call } from '../api/call.ts';
import type { Result } from '../api/result.ts';
import type { SendCall } from '../api/send-call.ts';
import { games, isGame, paths, sportOf, sports } from '../paths.ts';

const PAGE_SIZE = 100;
// Guards against a list without an end.
const MAX_PAGES = 100;

/** All items of a paged list; after a failure, those that were fetched before it. */
async function fetchAllPages<T>(
  fetchPage: (page: number) => Promise<Result<readonly T[]>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const result = await fetchPage(page);
    if (result.kind !== 'ok') break;
    all.push(...result.data);
    if (result.data.length < PAGE_SIZE) break;
  }
  return all;
}

const MAX_NEWS = 100;

/** The features and the API's current articles, each under its sport. */
export async function articlePaths(sendCall: SendCall): Promise<string[]> {
  const news = await sendCall(call('/news', { limit: MAX_NEWS }, 'en'));
  const items = news.kind === 'ok' ? news.data : [];
  return items.flatMap(({ id, sportType }) =>
    isGame(sportType) ? [paths.article(sportOf(sportType), id)] : [],
  );
}

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
