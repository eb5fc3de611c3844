import type { MatchIncident, TeamRef } from '@touchline/types';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { matchSport, SIDES, type Side } from '../model/match.ts';
import { EsportsRosters } from './esports-rosters.tsx';
import styles from './lineups.module.css';
import {
  Coach,
  LineupsBlock,
  type LineupsProps,
  type TimedLineupsProps,
} from './lineups-block.tsx';
import { type SideNow, sideAt, splitName } from './on-the-pitch.ts';
import { PlayerMarks } from './player-marks.tsx';
import { Rosters } from './rosters.tsx';
import { SideChanges } from './side-changes.tsx';

const LINEUPS = { football: Pitch, basketball: Rosters, esports: EsportsRosters } as const;

/** Football on its pitch, other sports as lists. */
export default function Lineups(props: TimedLineupsProps) {
  const SportLineups = LINEUPS[matchSport(props.match)];
  return <SportLineups {...props} />;
}

/** MDT-7: both sides on one pitch, as they stand at the moment shown. */
function Pitch({ match: present, lineups }: LineupsProps) {
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

interface PitchSideProps {
  side: Side;
  team: TeamRef;
  now: SideNow;
  incidents: readonly MatchIncident[];
}

/** One half of the pitch; a list where there is no room for it. A line is from the right of the team to its left. */
function PitchSide({ side, team, now, incidents }: PitchSideProps) {
  const cameOn = new Set(now.substitutions.map(({ on }) => on.id));
  return (
    <div className={styles.side} data-side={side}>
      <h3 className={classNames('vh', styles.team)}>{team.name}</h3>
      {now.lines.map((line, no) => (
        <ul key={no} className={styles.line}>
          {line.map((one, place) => {
            if (!one) return <li key={place} aria-hidden="true" />;
            const { player, number } = one;
            const [before, name] = splitName(player.name, team.country.id);
            return (
              <li key={player.id}>
                <b className={styles.shirt}>{number}</b>
                {cameOn.has(player.id) && <Icon name="up" size="s" className={styles.on} />}
                <PlayerMarks player={player} incidents={incidents} />
                <PlayerLink id={player.id} game="football" className={styles.name}>
                  {before && <i>{before}</i>}
                  {name}
                </PlayerLink>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

/** A pitch of 105 by 68 metres, from the left goal to the right one. */
const PitchMarkings = () => (
  <svg className={styles.markings} viewBox="-.25 -.25 105.5 68.5" aria-hidden="true">
    <path d="M0 0h105v68H0zM52.5 0v68M0 13.84h16.5v40.32H0M105 13.84H88.5v40.32H105M0 24.84h5.5v18.32H0M105 24.84h-5.5v18.32h5.5M16.5 26.69a9.15 9.15 0 0 1 0 14.62M88.5 26.69a9.15 9.15 0 0 0 0 14.62" />
    <circle cx="52.5" cy="34" r="9.15" />
  </svg>
);
