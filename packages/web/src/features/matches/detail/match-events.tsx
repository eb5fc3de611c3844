import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { gameOf } from '../../../paths.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { PlayerLink } from '../../../state/navigation/player-link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { splitName } from '../lineups/on-the-pitch.ts';
import { minuteText } from '../model/goals.ts';
import { matchSport, SIDES, type Side } from '../model/match.ts';
import styles from './match-events.module.css';
import { type MatchUpdate, updatesOf } from './updates-of.ts';

/** The rows of the strip, and the kinds of updates in each. */
const ROWS = {
  goals: ['goal', 'penalty-goal', 'own-goal'],
  yellow: ['yellow-card'],
  red: ['red-card'],
  changes: ['substitution'],
} as const;
type Row = keyof typeof ROWS;

interface MatchEventsProps {
  match: Match;
  /** The lines between the incidents, which streamed matches lack. */
  commentary: Match['commentary'];
}

/** Goals, cards and substitutions of a football match, home left and away right; those after the moment shown keep their place. */
export function MatchEvents({ match: present, commentary }: MatchEventsProps) {
  const { match, pausedAt } = useShown(present, 'board');
  const { t } = useTranslation();
  if (matchSport(present) !== 'football') return null;
  // A covered match has what came before the moment that is played.
  const whole = present.covered ? match : present;
  const named = updatesOf(whole, present.covered ? match.commentary : commentary).filter(
    ({ player, side }) => player && side,
  );
  const until = (pausedAt ?? Number.POSITIVE_INFINITY) / 1000;
  const rows = (Object.keys(ROWS) as Row[])
    .map((row) => ({ row, updates: named.filter(({ kind }) => isIn(row, kind)) }))
    .filter(({ updates }) => updates.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className={styles.events} aria-label={t('detail:events.label')}>
      {rows.map(({ row, updates }) => (
        <div
          key={row}
          className={styles.row}
          data-ahead={updates.every(({ at }) => at > until) || undefined}
        >
          <RowIcon row={row} />
          {SIDES.map((side) => (
            <SideEvents
              key={side}
              match={present}
              row={row}
              side={side}
              updates={updates.filter((one) => one.side === side)}
              until={until}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

const isIn = (row: Row, kind: string) => (ROWS[row] as readonly string[]).includes(kind);

function RowIcon({ row }: { row: Row }) {
  if (row === 'goals') return <Icon name="football" size="s" />;
  if (row === 'changes') return <Icon name="up" size="s" className={styles.change} />;
  return <i className={styles.card} data-kind={row} aria-hidden="true" />;
}

interface SideEventsProps {
  match: Match;
  row: Row;
  side: Side;
  updates: readonly MatchUpdate[];
  /** The instant shown, in seconds. */
  until: number;
}

function SideEvents({ match, row, side, updates, until }: SideEventsProps) {
  const { t } = useTranslation();
  const team = match[`${side}Team`];
  if (updates.length === 0) return <span data-side={side} />;
  return (
    <ul data-side={side} aria-label={t(`detail:events.${row}`, { team: team.name })}>
      {updates.map(({ id, kind, at, minute = 0, stoppage, player = '', playerId, replaced }) => {
        const [before, name] = splitName(player, team.country.id);
        const goal = minuteText(minute, stoppage);
        return (
          <li
            key={id}
            data-ahead={at > until || undefined}
            title={replaced && t('detail:events.for', { player: replaced })}
          >
            <PlayerLink id={playerId} game={gameOf(match.tournament)}>
              {before && <i>{before}</i>}
              {name}
            </PlayerLink>{' '}
            <span className="fig-m">
              {kind === 'own-goal' || kind === 'penalty-goal'
                ? t(`detail:scored.${kind}`, { goal })
                : goal}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
