import type { Match, MatchLineups } from '@touchline/types';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { Coach } from './coach.tsx';
import styles from './lineups.module.css';
import { LineupsBlock, SIDES } from './lineups-block.tsx';
import { sideAt } from './on-the-pitch.ts';
import { PitchMarkings } from './pitch-markings.tsx';
import { PitchSide } from './pitch-side.tsx';
import { SideChanges } from './side-changes.tsx';

export interface LineupsProps {
  match: Match;
  lineups: MatchLineups;
}

/** MDT-7: both sides on one pitch, as they stand at the moment shown. */
export function Lineups({ match: present, lineups }: LineupsProps) {
  const { match, pausedAt } = useShown(present, 'lineups');
  const until = (pausedAt ?? Number.POSITIVE_INFINITY) / 1000;
  const incidents = match.incidents ?? [];
  const sides = SIDES.map((side) => ({
    side,
    team: match[`${side}Team`],
    lineup: lineups[side],
    now: sideAt(lineups[side], incidents, until),
  }));
  return (
    <LineupsBlock match={match} lineups={lineups}>
      <div className={styles.pitch}>
        <PitchMarkings />
        {sides.map(({ side, team, now }) => (
          <PitchSide key={side} side={side} team={team} now={now} incidents={incidents} />
        ))}
      </div>
      <div className={styles.lists}>
        {sides.map(({ side, team, lineup, now }) => (
          <div key={side}>
            <SideChanges now={now} team={team} incidents={incidents} />
            <Coach {...lineup} />
          </div>
        ))}
      </div>
    </LineupsBlock>
  );
}
