import type { Match, MatchLineups } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { PlayerLinks } from '../../../state/navigation/player-link.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport } from '../model/match.ts';
import { ClubCrest } from '../row/club-crest.tsx';
import { Coach } from './coach.tsx';
import styles from './lineups.module.css';
import { sideAt } from './on-the-pitch.ts';
import { PitchMarkings } from './pitch-markings.tsx';
import { PitchSide } from './pitch-side.tsx';
import { SideChanges } from './side-changes.tsx';

export interface LineupsProps {
  match: Match;
  lineups: MatchLineups;
}

const SIDES = ['home', 'away'] as const;

/** MDT-7: both sides on one pitch, as they stand at the moment shown. */
export function Lineups({ match: present, lineups }: LineupsProps) {
  const { t } = useTranslation();
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
    <Block
      id="lineups"
      title={t('parts:lineups.title')}
      end={lineups.expected && <span className="meta">{t('parts:lineups.expected')}</span>}
    >
      <div className={styles.head}>
        {sides.map(({ side, team, lineup: { formation } }) => (
          <p key={side}>
            <ClubCrest team={team} kind={matchSport(match)} />
            <span>{team.name}</span>
            {formation && <span className="fig-s">{formation}</span>}
          </p>
        ))}
      </div>
      <PlayerLinks sampleId={lineups.home.starters[0]?.player.id}>
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
      </PlayerLinks>
    </Block>
  );
}
