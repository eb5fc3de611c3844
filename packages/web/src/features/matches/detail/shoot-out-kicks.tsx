import type { Match } from '@touchline/types';
import { isShootOutKick, SHOOT_OUT_GOAL } from '../../../format/shoot-out.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './match-board.module.css';

interface ShootOutKicksProps {
  /** As it was at the instant shown. */
  match: Match;
  /** With all kicks: the place of later ones stays empty. */
  whole: Match;
}

/** The kicks of both sides, each a dot: filled if scored, otherwise a ring. */
export function ShootOutKicks({ match, whole }: ShootOutKicksProps) {
  const { t } = useTranslation();
  const taken = new Set(match.incidents?.map(({ id }) => id));
  return (
    <div className={styles.kicks}>
      {(['home', 'away'] as const).map((side) => (
        <ul key={side} aria-label={t('detail:kicks.of', { team: match[`${side}Team`].name })}>
          {whole.incidents
            ?.filter((one) => isShootOutKick(one.kind) && one.side === side)
            .map(({ id, kind, player = '' }) => {
              const how = kind === SHOOT_OUT_GOAL ? 'scored' : 'missed';
              const name = t(`detail:kicks.${how}`, { player });
              return (
                <li key={id} data-ahead={!taken.has(id) || undefined}>
                  <span role="img" aria-label={name} title={name} data-kick={how} />
                </li>
              );
            })}
        </ul>
      ))}
    </div>
  );
}
