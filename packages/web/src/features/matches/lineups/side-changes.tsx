import type { LineupPlayer, MatchIncident, PlayerRef, TeamRef } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { minuteText } from '../model/goals.ts';
import styles from './lineups.module.css';
import { PlayerList } from './lineups-block.tsx';
import type { SideNow } from './on-the-pitch.ts';
import { PlayerMarks } from './player-marks.tsx';

interface SideChangesProps {
  now: SideNow;
  team: TeamRef;
  incidents: readonly MatchIncident[];
}

const Name = ({ id, name }: PlayerRef) => (
  <PlayerLink id={id} game="football" className={styles.link}>
    {name}
  </PlayerLink>
);

/** Who came on and went off, who was sent off, and who is on the bench. */
export function SideChanges({ now, team, incidents }: SideChangesProps) {
  const { t } = useTranslation();
  const { substitutions, sentOff, bench } = now;
  const row = ({ player, number }: LineupPlayer) => (
    <li key={player.id}>
      <span className="fig-s">{number}</span>
      <span>
        <Name {...player} /> <PlayerMarks player={player} incidents={incidents} />
      </span>
    </li>
  );
  return (
    <>
      <PlayerList
        title="lineups.changes"
        team={team}
        players={substitutions}
        row={({ at, minute, stoppage, on, off }) => (
          <li key={`${at}${on.id}`}>
            <span className="fig-s">{minute !== undefined && minuteText(minute, stoppage)}</span>
            <span>
              <Icon name="up" size="s" className={styles.on} />
              <span className="vh">{t('parts:lineups.on')}</span> <Name {...on} />{' '}
              <PlayerMarks player={on} incidents={incidents} />
              <span className={styles.off}>
                <Icon name="down" size="s" />
                <span className="vh">{t('parts:lineups.off')}</span> <Name {...off} />{' '}
                <PlayerMarks player={off} incidents={incidents} />
              </span>
            </span>
          </li>
        )}
      />
      <PlayerList title="lineups.sentOff" team={team} players={sentOff} row={row} />
      <PlayerList title="lineups.bench" team={team} players={bench} row={row} />
    </>
  );
}
