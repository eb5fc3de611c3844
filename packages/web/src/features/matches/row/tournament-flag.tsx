import type { Match } from '@touchline/types';
import { gameOf, sportOf } from '../../../paths.ts';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';

/** The title of an esports tournament; undefined in the other sports. */
export function titleOf(tournament: Match['tournament']) {
  const game = gameOf(tournament);
  return game === sportOf(game) ? undefined : game;
}

/** The flag of a tournament's country. Most esports tournaments have none but the world's: a gamepad instead. */
export const TournamentFlag = ({ tournament }: Pick<Match, 'tournament'>) =>
  titleOf(tournament) ? <Icon name="esports" size="s" /> : <Flag country={tournament.country} />;
