import type { TeamStats } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { winRate } from './win-rate.ts';

const shown = (rate: number | undefined) => (rate === undefined ? '–' : `${rate}%`);

/** TEA-8 */
export function HeroNumbers({ stats }: { stats: TeamStats }) {
  const { t } = useTranslation();
  const { totalMatches, totalWins, totalWinsInLast30Days, totalMatchesInLast30Days } = stats;
  return (
    <>
      <Stat
        large
        figure={shown(winRate(totalWins, totalMatches))}
        label={t('teams.summary.winRate')}
      />
      <Stat
        large
        figure={shown(winRate(totalWinsInLast30Days, totalMatchesInLast30Days))}
        label={t('teams.summary.month')}
      />
      <Stat
        large
        figure={`${totalMatches}`}
        label={t('teams.summary.matches', { count: totalMatches })}
      />
    </>
  );
}
