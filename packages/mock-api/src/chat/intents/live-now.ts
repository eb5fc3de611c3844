import type { Question } from '../question.ts';
import { findSport, isOfSport } from '../sports.ts';
import { scoreLine } from '../team-matches.ts';

const MAX_LISTED = 3;

export function liveReply({
  text,
  team,
  tournament,
  view,
  language,
  texts,
}: Question): string | undefined {
  if (team || tournament) return undefined;
  const sport = findSport(text);
  const live = view.liveMatches().filter(isOfSport(sport));
  const game = sport?.name[language] ?? '';
  if (live.length === 0) return texts.noLive(game);
  return texts.liveCount(
    live.length,
    game,
    live.slice(0, MAX_LISTED).map((match) => scoreLine(match, texts)),
  );
}
