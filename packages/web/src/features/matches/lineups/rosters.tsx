import type { Lineup, LineupPlayer, TeamRef } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, gameOf } from '../../../paths.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { SIDES } from '../model/match.ts';
import styles from './lineups.module.css';
import { Coach, LineupsBlock, PlayerList, type TimedLineupsProps } from './lineups-block.tsx';
import { OnCourt } from './on-court.tsx';
import { positionText } from './position-text.ts';
import { type Stint, stintsOf } from './stints.ts';

/** MDT-7: who begins for both sides and who is on the bench, and when each was on the court until the moment shown. */
export function Rosters({ match: present, lineups, now }: TimedLineupsProps) {
  const { match, pausedAt = now } = useShown(present, 'lineups');
  const { startTime, endTime } = present;
  // Until then its end is an estimate, which overtime exceeds.
  const isOver = match.statusId === 'FINISHED';
  const until = isOver ? endTime : pausedAt / 1000;
  return (
    <LineupsBlock match={match} lineups={lineups}>
      <div className={styles.lists}>
        {SIDES.map((side) => (
          <Roster
            key={side}
            team={match[`${side}Team`]}
            game={gameOf(match.tournament)}
            lineup={lineups[side]}
            isOver={isOver}
            span={
              match.statusId === 'UPCOMING'
                ? undefined
                : { from: startTime, to: Math.max(endTime, until), until }
            }
          />
        ))}
      </div>
    </LineupsBlock>
  );
}

interface RosterProps {
  team: TeamRef;
  game: Game;
  lineup: Lineup;
  isOver: boolean;
  /** From the start to the end of the match, and until which instant it is shown; undefined before the start. */
  span: (Stint & { until: number }) | undefined;
}

function Roster({ team, game, lineup, isOver, span }: RosterProps) {
  const { t } = useTranslation();
  const { starters, bench } = lineup;
  const played = span && stintsOf(lineup, span.from, span.until);
  const row = ({ player, number, position }: LineupPlayer) => (
    <li key={player.id}>
      <span className="fig-s">{number}</span>
      <span>
        <PlayerLink id={player.id} game={game} className={styles.link}>
          {player.name}
        </PlayerLink>
        <small>
          {!isOver && played?.playing.has(player.id) && <OnCourt />}
          {positionText(position, t)}
        </small>
      </span>
      {span && <Stints span={span} stints={played?.stints.get(player.id) ?? []} />}
    </li>
  );
  return (
    <div>
      <PlayerList title="basketball.starting" team={team} players={starters} row={row} />
      <PlayerList title="lineups.bench" team={team} players={bench} row={row} />
      <Coach {...lineup} />
    </div>
  );
}

/** When a player was on the court. Decoration: the box score has the minutes. */
const Stints = ({ span: { from, to }, stints }: { span: Stint; stints: readonly Stint[] }) => (
  <svg aria-hidden="true">
    {stints.map((one) => (
      <rect
        key={one.from}
        x={svgWidth((one.from - from) / (to - from))}
        width={svgWidth((one.to - one.from) / (to - from))}
        height="4"
      />
    ))}
  </svg>
);
