import { countsInGames } from '@touchline/shared/domain/counts-in-games';
import type { Match, MatchStatistics } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import { ChoiceTabs } from '../../../ui/controls/choice-tabs.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { clubColours } from '../line/club-line.tsx';
import { matchSport, SIDES, type Side } from '../model/match.ts';
import {
  barShare,
  type FootballPeriod,
  namedPeriods,
  type PeriodId,
  type StatisticRow,
  statisticRows,
  TEXTS,
} from './statistic-rows.ts';
import styles from './statistics.module.css';

interface StatisticsBlockProps {
  match: Match;
  statistics: MatchStatistics;
  shown: MatchStatistics | undefined;
}

/** What both sides have done, in the match or in a part of it. */
export function StatisticsBlock({ match, statistics, shown }: StatisticsBlockProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<PeriodId>();
  const sport = matchSport(match);
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
          textOf={(one) => periodText(one, match, t)}
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
              label={t(`parts:${TEXTS[sport]}.keys.${row.key}` as 'parts:esports.keys.kills')}
              colours={colours}
            />
          ))}
      </ul>
    </Block>
  );
}

/** 'Q3', '1st half', 'Harbour Temple' */
function periodText(period: PeriodId, match: Match, t: TFunction): string {
  const [kind, number = 1] = period.split(' ');
  if (kind === 'quarter') return t('match.clock.quarter', { number });
  if (kind === 'overtime') {
    return [t('match.clock.overtime'), Number(number) > 1 && number].filter(Boolean).join(' ');
  }
  if (kind !== 'map') return t(`parts:statistics.periods.${kind as FootballPeriod}`);
  if (countsInGames(match.tournament.sportType)) return t('match.clock.game', { number });
  const map = match.periods?.find((one) => one.kind === 'map' && `${one.number}` === number);
  return map?.name ?? t('match.clock.map', { number });
}

interface RowProps {
  row: StatisticRow;
  label: string;
  colours: ReturnType<typeof clubColours>;
}

function Row({ row, label, colours }: RowProps) {
  const { key, home, away } = row;
  const value = (side: Side, own = 0, other = 0) => (
    <span className="fig" data-more={own > other || undefined}>
      <Value row={row} side={side} />
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

/** A number; with its attempts '8/20', and their share. */
function Value({ row: { key, attempts, ...values }, side }: { row: StatisticRow; side: Side }) {
  const { i18n } = useTranslation();
  const [value, of] = [values[side], attempts?.[side]];
  if (value === undefined) return '–';
  if (of !== undefined) {
    return (
      <>
        {value}/{of}
        {of > 0 && <small>{Math.round((value / of) * 100)}%</small>}
      </>
    );
  }
  const text = new Intl.NumberFormat(locales[i18n.language as Language].intl, {
    minimumFractionDigits: key === 'expectedGoals' ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(value);
  return key === 'possession' ? `${text}%` : text;
}

interface BarProps {
  side: Side;
  share: number;
  colour: string;
}

/** From the middle outwards. An SVG, since the content security policy forbids style attributes. */
const Bar = ({ side, share, colour }: BarProps) => (
  <svg className={styles.bar} data-side={side} color={colour} aria-hidden="true">
    <rect x={side === 'home' ? svgWidth(1 - share) : 0} width={svgWidth(share)} height="6" rx="1" />
  </svg>
);
