import type { TeamStats } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { winRate } from './team-stats.ts';

const percentText = (rate: number | undefined) => (rate === undefined ? '–' : `${rate}%`);

/** TEA-8 */
export function HeroNumbers({ stats }: { stats: TeamStats }) {
  const { t } = useTranslation();
  const { totalMatches, totalWins, totalWinsInLast30Days, totalMatchesInLast30Days } = stats;
  return (
    <>
      <Stat
        large
        figure={percentText(winRate(totalWins, totalMatches))}
        label={t('teams:summary.winRate')}
      />
      <Stat
        large
        figure={percentText(winRate(totalWinsInLast30Days, totalMatchesInLast30Days))}
        label={t('teams:summary.month')}
      />
      <Stat
        large
        figure={`${totalMatches}`}
        label={t('teams:summary.matches', { count: totalMatches })}
      />
    </>
  );
}
