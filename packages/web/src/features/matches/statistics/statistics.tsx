import { type Language, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { namedPeriods, type StatisticName, statisticRows } from './statistic-rows.ts';
import { StatisticsBlock } from './statistics-block.tsx';
import { type StatisticsProps, useStatisticsShown } from './use-statistics-shown.ts';

/** MDT-8: what both sides have done, in the match or in a part of it, as it stands at the moment shown. */
export function Statistics(props: StatisticsProps) {
  const { match, statistics } = props;
  const { t, i18n } = useTranslation();
  const shown = useStatisticsShown(props);
  return (
    <StatisticsBlock
      match={match}
      periods={namedPeriods(statistics)}
      nameOf={(kind) => t(`parts:statistics.periods.${kind}`)}
      linesOf={(period) =>
        statisticRows(statistics, shown, period).map((row) => ({
          ...row,
          label: t(`parts:statistics.keys.${row.key}`),
        }))
      }
      textOf={({ key, ...values }, side) =>
        valueText(key as StatisticName, values[side], i18n.language as Language)
      }
    />
  );
}

function valueText(key: StatisticName, value: number | undefined, language: Language): string {
  if (value === undefined) return '–';
  const decimals = key === 'expectedGoals' ? 2 : 0;
  const text = new Intl.NumberFormat(locales[language].intl, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value);
  return key === 'possession' ? `${text}%` : text;
}
