import { type Call, call } from '../../api/call.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { readTournamentsAddress } from './tournaments-address.ts';

const size = 100;

/** TRN-1, TRN-3, TRN-6. The year's list knows no country, so it is narrowed down here. */
export function tournamentsCalls(address: Address, { language, offset: timezoneOffset }: View) {
  const { game: sportType, asked: countryId, show } = readTournamentsAddress(address);
  const words = { timezoneOffset, sportType, ...(countryId && { countryId }), size };
  const ofYear = call('/tournaments/current-year/v2', { timezoneOffset, sportType }, language);
  switch (show) {
    case 'year':
      return { list: ofYear, ofYear };
    case 'upcoming':
      return { list: call('/tournaments/upcoming', words, language), ofYear };
    case 'finished':
      return { list: call('/tournaments/finished', words, language), ofYear };
    default:
      return { list: call('/tournaments/ongoing', words, language), ofYear };
  }
}

/** A country is asked for in an address only; what it is called is known from any of its tournaments. */
export function tournamentsPageCalls(address: Address, view: View): readonly Call[] {
  const { list, ofYear } = tournamentsCalls(address, view);
  return readTournamentsAddress(address).asked ? [list, ofYear] : [list];
}
