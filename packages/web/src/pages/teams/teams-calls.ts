import { call } from '../../api/call.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { pageSize, readTeamsAddress } from './teams-address.ts';

export function teamsCalls(address: Address, { language }: View) {
  const { game, countryId, pages } = readTeamsAddress(address);
  return Array.from({ length: pages }, (_, index) =>
    call(
      '/teams/rankings',
      { sportType: game, ...(countryId && { countryId }), page: index + 1, size: pageSize },
      language,
    ),
  );
}

const most = 100;

/** Whose countries can be chosen from, beside those of the teams that are shown. */
export const bestTeamsCall = (address: Address, { language }: View) =>
  call('/teams/rankings', { sportType: readTeamsAddress(address).game, size: most }, language);
