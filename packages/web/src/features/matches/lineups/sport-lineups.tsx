import { matchSport } from '../model/match.ts';
import { EsportsRosters } from './esports-rosters.tsx';
import { Lineups, type LineupsProps } from './lineups.tsx';
import { Rosters } from './rosters.tsx';

const LINEUPS = { football: Lineups, basketball: Rosters, esports: EsportsRosters } as const;

/** Football on its pitch, other sports as lists. */
export default function SportLineups(props: LineupsProps) {
  const SportLineup = LINEUPS[matchSport(props.match)];
  return <SportLineup {...props} />;
}
