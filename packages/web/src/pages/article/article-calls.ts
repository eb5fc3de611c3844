import { call } from '../../api/call.ts';
import { type MatchPick, type SampleArticle, sampleArticle } from '../../api/sample/articles.ts';
import { isGame, sportOf } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';

/** The article at an address. Under another sport it is not there. */
export function articleAt({ params: { game, articleId } }: Address): SampleArticle | undefined {
  const article = sampleArticle(articleId);
  return article && isGame(game) && article.sport === sportOf(game) ? article : undefined;
}

export const pickCall = ({ teamId, which }: MatchPick, { language, offset }: View) =>
  call(`/teams/matches/${which}`, { teamId, timezoneOffset: offset, size: 1 }, language);

export function articleCalls(address: Address, view: View) {
  const article = articleAt(address);
  return article ? [pickCall(article.match, view)] : [];
}
