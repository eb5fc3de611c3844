import { matchSport } from '../model/match.ts';
import { Lineups, type LineupsProps } from './lineups.tsx';
import { Rosters } from './rosters.tsx';

/** Football on its pitch, other sports as lists. */
export default function SportLineups(props: LineupsProps) {
  return matchSport(props.match) === 'football' ? <Lineups {...props} /> : <Rosters {...props} />;
}
