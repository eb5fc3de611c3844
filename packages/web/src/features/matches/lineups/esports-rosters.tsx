import type { LineupPlayer } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { gameOf } from '../../../paths.ts';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { SIDES } from '../model/match.ts';
import styles from './lineups.module.css';
import { Coach, LineupsBlock, type LineupsProps, PlayerList } from './lineups-block.tsx';
import { positionText } from './position-text.ts';

/** MDT-7: who plays for both sides in which role, and how the maps were chosen. */
export function EsportsRosters({ match, lineups }: LineupsProps) {
  const { t } = useTranslation();
  const game = gameOf(match.tournament);
  const row = ({ player, position }: LineupPlayer) => (
    <li key={player.id} className={styles.member}>
      <PlayerLink id={player.id} game={game} className={styles.link}>
        {player.name}
      </PlayerLink>
      {position !== 'substitute' && <small>{positionText(position, t)}</small>}
    </li>
  );
  return (
    <LineupsBlock match={match} lineups={lineups}>
      <div className={styles.lists}>
        {SIDES.map((side) => {
          const { starters, bench } = lineups[side];
          const list = { team: match[`${side}Team`], row };
          return (
            <div key={side}>
              <PlayerList title="esports.starting" players={starters} {...list} />
              <PlayerList title="esports.substitute" players={bench} {...list} />
              <Coach {...lineups[side]} />
            </div>
          );
        })}
      </div>
      <Veto match={match} lineups={lineups} />
    </LineupsBlock>
  );
}

function Veto({ match, lineups: { veto = [] } }: LineupsProps) {
  const { t } = useTranslation();
  return (
    veto.length > 0 && (
      <div className={styles.veto}>
        <h3>{t('parts:esports.veto.title')}</h3>
        <ol>
          {veto.map(({ side, action, map }) => (
            <li key={map} data-action={action}>
              <b>{map}</b>
              <small>
                {t(`parts:esports.veto.${action}`, { team: side ? match[`${side}Team`].name : '' })}
              </small>
            </li>
          ))}
        </ol>
      </div>
    )
  );
}
