import type { MatchIncident, PlayerRef } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { minuteText } from '../model/goals.ts';
import styles from './lineups.module.css';
import { marksOf } from './on-the-pitch.ts';

interface PlayerMarksProps {
  player: PlayerRef;
  incidents: readonly MatchIncident[];
}

const minutes = (incidents: readonly MatchIncident[]) =>
  incidents.map(({ minute = 0, stoppage }) => minuteText(minute, stoppage)).join(', ');

/** Goals and cards of a player, each with its minutes for screen readers. */
export function PlayerMarks({ player, incidents }: PlayerMarksProps) {
  const { t } = useTranslation();
  const { goals, ownGoals, card } = marksOf(player, incidents);
  const balls = [
    ['goal', goals],
    ['ownGoal', ownGoals],
  ] as const;
  return (
    <>
      {balls.map(([kind, list]) => {
        if (list.length === 0) return null;
        const label = t(`parts:lineups.${kind}`, { minutes: minutes(list) });
        return (
          <span
            key={kind}
            role="img"
            className={styles.ball}
            data-kind={kind}
            aria-label={label}
            title={label}
          >
            <Icon name="football" size="s" />
            {list.length > 1 && <b className="fig">{list.length}</b>}
          </span>
        );
      })}
      {card && (
        <span
          role="img"
          className={styles.card}
          data-kind={card.kind}
          aria-label={t(`parts:lineups.${card.kind === 'red-card' ? 'red' : 'yellow'}`, {
            minutes: minutes([card]),
          })}
          title={minutes([card])}
        />
      )}
    </>
  );
}
