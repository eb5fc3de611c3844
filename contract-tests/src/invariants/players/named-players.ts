import type { Match } from '@touchline/types';

/** The ids of players that the incidents name. */
export const namedPlayers = (matches: readonly Match[]): string[] => [
  ...new Set(
    matches.flatMap(({ incidents = [] }) => incidents.flatMap(({ playerId }) => playerId ?? [])),
  ),
];
