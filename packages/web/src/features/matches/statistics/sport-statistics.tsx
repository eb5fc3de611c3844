import { type Language, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { matchSport } from '../model/match.ts';
import { BoxScore } from './box-score.tsx';
import { EsportsScore } from './esports-score.tsx';
import type { FootballPeriod, RowKey } from './statistic-rows.ts';
import { StatisticsBlock } from './statistics-block.tsx';
import { type StatisticsProps, useStatisticsShown } from './use-statistics-shown.ts';

const STATISTICS = { football: Statistics, basketball: BoxScore, esports: EsportsScore } as const;

/** Rows by half in football, by map in esports, and a box score in basketball and esports. */
export default function SportStatistics(props: StatisticsProps) {
  const Rows = STATISTICS[matchSport(props.match)];
  return <Rows {...props} />;
}

/** MDT-8: what both sides have done, in the match or in a part of it, as it stands at the moment shown. */
function Statistics(props: StatisticsProps) {
  const { match, statistics } = props;
  const { t, i18n } = useTranslation();
  const shown = useStatisticsShown(props);
  return (
    <StatisticsBlock
      match={match}
      sport="football"
      statistics={statistics}
      shown={shown}
      nameOf={(kind) => t(`parts:statistics.periods.${kind as FootballPeriod}`)}
      labelOf={(key) => t(`parts:statistics.keys.${key}`)}
      textOf={({ key, ...values }, side) => valueText(key, values[side], i18n.language as Language)}
    />
  );
}

function valueText(key: RowKey<'football'>, value: number | undefined, language: Language): string {
  if (value === undefined) return '–';
  const decimals = key === 'expectedGoals' ? 2 : 0;
  const text = new Intl.NumberFormat(locales[language].intl, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value);
  return key === 'possession' ? `${text}%` : text;
}
