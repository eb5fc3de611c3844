import type { TeamStats } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { Sport } from '../../paths.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { scoreShares } from './score-shares.ts';
import styles from './team-score.module.css';
import { winRate } from './team-stats.ts';

/** TEA-7, TEA-8: won, drawn and lost as figures and as a bar, and the win rates. */
export function TeamScore({ stats, kind }: { stats: TeamStats; kind: Sport }) {
  const { t } = useTranslation();
  const shares = scoreShares(stats, kind);
  const played = shares.filter(({ count }) => count > 0);
  if (shares.length === 0) return null;
  const total = played.reduce((sum, { count }) => sum + count, 0);
  const { totalMatches, totalWins, totalWinsInLast30Days, totalMatchesInLast30Days } = stats;
  const rates = [
    { rate: winRate(totalWins, totalMatches), name: t('teams:summary.winRate') },
    {
      rate: winRate(totalWinsInLast30Days, totalMatchesInLast30Days),
      name: t('teams:summary.month'),
    },
  ]
    .flatMap(({ rate, name }) => (rate === undefined ? [] : [`${rate}% ${name}`]))
    .join(' · ');
  return (
    <Block title={t('teams:score.title')}>
      <div className={styles.score}>
        <div className={styles.numbers}>
          {shares.map(({ outcome, count }) => (
            <Stat key={outcome} figure={`${count}`} label={t(`teams:score.${outcome}`)} />
          ))}
        </div>
        {total > 0 && (
          <div className={styles.line} aria-hidden="true">
            {played.map(({ outcome, count }) => (
              <svg
                key={outcome}
                data-outcome={outcome}
                width={`${((count / total) * 100).toFixed(2)}%`}
                height="10"
              />
            ))}
          </div>
        )}
        <p className="meta">{t('teams:score.year')}</p>
        {rates && (
          <p className="meta">
            <Numerals text={rates} />
          </p>
        )}
      </div>
    </Block>
  );
}
