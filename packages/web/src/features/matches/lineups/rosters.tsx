import type { Lineup, LineupPlayer, TeamRef } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, gameOf } from '../../../paths.ts';
import { useCoarseNow } from '../../../state/clock/clock.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { PlayerLink, PlayerLinks } from '../../../state/navigation/player-link.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport } from '../model/match.ts';
import { ClubCrest } from '../row/club-crest.tsx';
import { Coach } from './coach.tsx';
import styles from './lineups.module.css';
import type { LineupsProps } from './lineups.tsx';
import { OnCourt } from './on-court.tsx';
import { positionText } from './position-text.ts';
import { type Stint, stintsOf } from './stints.ts';

const SIDES = ['home', 'away'] as const;

/** MDT-7: who begins for both sides and who is on the bench, and when each was on the court until the moment shown. */
export function Rosters({ match: present, lineups }: LineupsProps) {
  const { t } = useTranslation();
  const { match, pausedAt } = useShown(present, 'lineups');
  const now = useCoarseNow(pausedAt) / 1000;
  const { startTime, endTime } = present;
  // Until then its end is an estimate, which overtime exceeds.
  const isOver = match.statusId === 'FINISHED';
  const until = isOver ? endTime : now;
  return (
    <Block
      id="lineups"
      title={t('parts:lineups.title')}
      end={lineups.expected && <span className="meta">{t('parts:lineups.expected')}</span>}
    >
      <div className={styles.head}>
        {SIDES.map((side) => (
          <p key={side}>
            <ClubCrest team={match[`${side}Team`]} kind={matchSport(match)} />
            <span>{match[`${side}Team`].name}</span>
          </p>
        ))}
      </div>
      <PlayerLinks sampleId={lineups.home.starters[0]?.player.id}>
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
      </PlayerLinks>
    </Block>
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
      <h3 aria-label={t('parts:basketball.startingOf', { team: team.name })}>
        {t('parts:basketball.starting')}
      </h3>
      <ul className={styles.rows}>{starters.map(row)}</ul>
      {bench.length > 0 && (
        <>
          <h3 aria-label={t('parts:lineups.benchOf', { team: team.name })}>
            {t('parts:lineups.bench')}
          </h3>
          <ul className={styles.rows}>{bench.map(row)}</ul>
        </>
      )}
      <Coach {...lineup} />
    </div>
  );
}

interface StintsProps {
  span: Stint;
  stints: readonly Stint[];
}

/** When a player was on the court. Decoration: the box score has the minutes. */
const Stints = ({ span: { from, to }, stints }: StintsProps) => (
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
