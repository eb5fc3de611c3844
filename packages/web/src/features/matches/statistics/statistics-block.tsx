import type { Match, MatchStatistics } from '@touchline/types';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Sport } from '../../../paths.ts';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { SIDES } from '../model/match.ts';
import { clubColours } from '../replay/club-line.tsx';
import {
  barShare,
  namedPeriods,
  type PeriodId,
  type RowKey,
  type StatisticRow,
  statisticRows,
} from './statistic-rows.ts';
import styles from './statistics.module.css';

interface StatisticsBlockProps<S extends Sport> {
  match: Match;
  sport: S;
  statistics: MatchStatistics;
  shown: MatchStatistics | undefined;
  nameOf: (period: PeriodId) => string;
  labelOf: (key: RowKey<S>) => string;
  textOf: (row: StatisticRow<S>, side: 'home' | 'away') => ReactNode;
}

/** What both sides have done, in the match or in a part of it. */
export function StatisticsBlock<S extends Sport>(props: StatisticsBlockProps<S>) {
  const { match, sport, statistics, shown, nameOf, labelOf, textOf } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<PeriodId>();
  const periods = namedPeriods(statistics, sport);
  const period = periods.find((one) => one === chosen) ?? periods[0];
  const colours = clubColours(match);
  return (
    <Block id="statistics" title={t('parts:statistics.title')}>
      {periods.length > 1 && period && (
        <ChoiceTabs
          label={t('parts:statistics.title')}
          choices={periods}
          chosen={period}
          onChoose={setChosen}
          textOf={nameOf}
        />
      )}
      <div className={styles.clubs}>
        {SIDES.map((side) => (
          <p key={side}>
            <ClubCrest team={match[`${side}Team`]} kind={sport} />
            {match[`${side}Team`].name}
          </p>
        ))}
      </div>
      <ul className={styles.rows}>
        {period &&
          statisticRows(sport, statistics, shown, period).map((row) => (
            <Row
              key={row.key}
              row={row}
              label={labelOf(row.key)}
              colours={colours}
              textOf={(side) => textOf(row, side)}
            />
          ))}
      </ul>
    </Block>
  );
}

interface RowProps {
  row: Pick<StatisticRow<Sport>, 'key' | 'home' | 'away'>;
  label: string;
  colours: ReturnType<typeof clubColours>;
  textOf: (side: 'home' | 'away') => ReactNode;
}

function Row({ row: { key, home, away }, label, colours, textOf }: RowProps) {
  const value = (side: 'home' | 'away', own = 0, other = 0) => (
    <span className="fig" data-more={own > other || undefined}>
      {textOf(side)}
    </span>
  );
  return (
    <li data-key={key}>
      {value('home', home, away)}
      <span className={styles.label}>{label}</span>
      {value('away', away, home)}
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
