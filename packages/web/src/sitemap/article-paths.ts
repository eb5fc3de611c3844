import { call } from '../api/call.ts';
import type { SendCall } from '../api/send-call.ts';
import { isGame, paths, sportOf } from '../paths.ts';

const MAX_NEWS = 100;

/** The API's current articles, each under its sport. */
export async function articlePaths(sendCall: SendCall): Promise<string[]> {
  const news = await sendCall(call('/news', { limit: MAX_NEWS }, 'en'));
  const items = news.kind === 'ok' ? news.data : [];
  return items.flatMap(({ id, sportType }) =>
    isGame(sportType) ? [paths.article(sportOf(sportType), id)] : [],
  );
}
