import { call } from '../../api/call.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { readMatchesAddress } from './matches-address.ts';

const rankingSize = 8;

export function matchesCalls(address: Address, { language, offset, today }: View) {
  const { game, day = today } = readMatchesAddress(address, today);
  return {
    matches: call('/matches', { date: day, timezoneOffset: offset, sportType: game }, language),
    ranking: call('/teams/rankings', { sportType: game, size: rankingSize }, language),
  };
}

export const matchesPageCalls = (address: Address, view: View) =>
  Object.values(matchesCalls(address, view));
