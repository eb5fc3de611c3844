import type { MatchIncident, TeamRef } from '@touchline/types';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './lineups.module.css';
import type { SideNow } from './on-the-pitch.ts';
import { PlayerMarks } from './player-marks.tsx';
import { splitName } from './split-name.ts';

interface PitchSideProps {
  side: 'home' | 'away';
  team: TeamRef;
  now: SideNow;
  incidents: readonly MatchIncident[];
}

/** One half of the pitch; a list where there is no room for it. A line is from the right of the team to its left. */
export function PitchSide({ side, team, now, incidents }: PitchSideProps) {
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
