import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { chanceKind, lineOf } from '../model/handicap.ts';
import { matchSport } from '../model/match.ts';
import { percentOf, wholePercent } from './compare.ts';
import styles from './odds-block.module.css';
import type { Chances } from './quotes.ts';

/** The implied chances of both sides on one bar, home left and away right. */
export function ImpliedChances({ match, chances }: { match: Match; chances: Chances }) {
  const { t } = useTranslation();
  const { home, margin } = chances;
  const chance = (side: 'home' | 'away') => {
    const kind = chanceKind(matchSport(match), lineOf(match, side));
    return t(`match.chance.${kind}`, { percent: wholePercent(chances[side]) });
  };
  return (
    <div className={styles.chances}>
      <h3 className={styles.label}>{t('detail:odds.implied')}</h3>
      <div className={styles.ends}>
        {(['home', 'away'] as const).map((side) => (
          <span key={side}>
            <span className="vh">{match[`${side}Team`].name} </span>
            <Numerals as="fig-m" text={chance(side)} />
          </span>
        ))}
      </div>
      <svg className={styles.share} width="100%" height="6" aria-hidden="true">
        <rect width={svgWidth(home)} height="6" />
      </svg>
      <p className="meta">
        <Numerals
          as="fig-m"
          text={t(`detail:odds.${margin < 0 ? 'noMargin' : 'bestMargin'}`, {
            percent: percentOf(margin),
          })}
        />
      </p>
    </div>
  );
}
