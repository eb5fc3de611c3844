import { statisticsAt } from '@touchline/shared/timeline';
import type { Match, MatchStatistics } from '@touchline/types';
import { useState } from 'react';
import type { Call } from '../../../api/call.ts';
import { type Language, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport } from '../model/match.ts';
import { clubColours } from '../replay/club-line.tsx';
import { ClubCrest } from '../row/club-crest.tsx';
import {
  barShare,
  namedPeriods,
  type PeriodName,
  type StatisticName,
  type StatisticRow,
  statisticRows,
} from './statistic-rows.ts';
import styles from './statistics.module.css';

export interface StatisticsProps {
  match: Match;
  statistics: MatchStatistics;
  timeline: Call<'/matches/timeline'>;
}

/** The statistics at the moment shown, by the history of the match; undefined where it has none. */
function useStatisticsShown({ match, statistics, timeline }: StatisticsProps) {
  const { pausedAt } = useShown(match, 'statistics');
  const { result } = useResource(timeline, Number.POSITIVE_INFINITY);
  if (pausedAt === undefined) return statistics;
  if (result?.kind !== 'ok' || !result.data.statistics) return undefined;
  const { statistics: history, startTime } = result.data;
  return statisticsAt(history, pausedAt / 1000 - startTime);
}

/** MDT-8: what both sides have done, in the match or in a part of it, as it stands at the moment shown. */
export default function Statistics(props: StatisticsProps) {
  const { match, statistics } = props;
  const { t } = useTranslation();
  const shown = useStatisticsShown(props);
  const [chosen, setChosen] = useState<PeriodName>('match');
  const periods = namedPeriods(statistics);
  const [first = 'match'] = periods;
  const period = periods.includes(chosen) ? chosen : first;
  const colours = clubColours(match);
  return (
    <Block id="statistics" title={t('parts:statistics.title')}>
      {periods.length > 1 && (
        <ChoiceTabs
          label={t('parts:statistics.title')}
          choices={periods}
          chosen={period}
          onChoose={setChosen}
          textOf={(kind) => t(`parts:statistics.periods.${kind}`)}
        />
      )}
      <div className={styles.clubs}>
        {(['home', 'away'] as const).map((side) => (
          <p key={side}>
            <ClubCrest team={match[`${side}Team`]} kind={matchSport(match)} />
            {match[`${side}Team`].name}
          </p>
        ))}
      </div>
      <ul className={styles.rows}>
        {statisticRows(statistics, shown, period).map((row) => (
          <Row key={row.key} row={row} colours={colours} />
        ))}
      </ul>
    </Block>
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

interface RowProps {
  row: StatisticRow;
  colours: ReturnType<typeof clubColours>;
}

function Row({ row: { key, home, away }, colours }: RowProps) {
  const { t, i18n } = useTranslation();
  const value = (own: number | undefined, other: number | undefined) => (
    <span className="fig" data-more={(own ?? 0) > (other ?? 0) || undefined}>
      {valueText(key, own, i18n.language as Language)}
    </span>
  );
  return (
    <li data-key={key}>
      {value(home, away)}
      <span className={styles.label}>{t(`parts:statistics.keys.${key}`)}</span>
      {value(away, home)}
      <Bar side="home" share={barShare(home, away)} colour={colours.home} />
      <Bar side="away" share={barShare(away, home)} colour={colours.away} />
    </li>
  );
}

interface BarProps {
  side: 'home' | 'away';
  share: number;
  colour: string;
}

/** From the middle outwards. An SVG, since the content security policy forbids style attributes. */
const Bar = ({ side, share, colour }: BarProps) => (
  <svg className={styles.bar} data-side={side} color={colour} aria-hidden="true">
    <rect x={side === 'home' ? svgWidth(1 - share) : 0} width={svgWidth(share)} height="6" rx="1" />
  </svg>
);
