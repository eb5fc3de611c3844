import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BoxScoreTable, basketballColumns } from './box-score-table.tsx';
import type { PeriodId } from './statistic-rows.ts';
import { StatisticsBlock } from './statistics-block.tsx';
import { type StatisticsProps, useStatisticsShown } from './use-statistics-shown.ts';

function periodName(period: PeriodId, t: TFunction): string {
  const [kind, number = 1] = period.split(' ');
  if (kind === 'quarter') return t('match.clock.quarter', { number });
  if (kind !== 'overtime') return t('parts:statistics.periods.match');
  return [t('match.clock.overtime'), Number(number) > 1 && number].filter(Boolean).join(' ');
}

/** MDT-8: basketball, as it stands at the moment shown: both sides by quarter, and the players. */
export function BoxScore(props: StatisticsProps) {
  const { match, statistics } = props;
  const { t } = useTranslation();
  const shown = useStatisticsShown(props);
  return (
    <>
      <StatisticsBlock
        match={match}
        sport="basketball"
        statistics={statistics}
        shown={shown}
        nameOf={(period) => periodName(period, t)}
        labelOf={(key) => t(`parts:basketball.keys.${key}`)}
        textOf={({ attempts, ...values }, side) => (
          <Value made={values[side]} attempts={attempts?.[side]} />
        )}
      />
      {statistics.players && (
        <BoxScoreTable
          match={match}
          title={t('parts:basketball.title')}
          columns={basketballColumns(t)}
          players={statistics.players}
          shown={shown?.players}
        />
      )}
    </>
  );
}

function Value({ made, attempts }: { made: number | undefined; attempts: number | undefined }) {
  if (made === undefined) return '–';
  if (attempts === undefined) return made;
  return (
    <>
      {made}/{attempts}
      {attempts > 0 && <small>{Math.round((made / attempts) * 100)}%</small>}
    </>
  );
}
