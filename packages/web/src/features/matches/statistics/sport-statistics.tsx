import { statisticsAt } from '@touchline/shared/domain/timeline';
import type { Match, MatchStatistics } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { PageCall } from '../../../api/call.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { matchSport } from '../model/match.ts';
import { scoreColumns } from './box-score-columns.ts';
import { BoxScoreTable } from './box-score-table.tsx';
import { StatisticsBlock } from './statistics-block.tsx';

interface StatisticsProps {
  match: Match;
  statistics: MatchStatistics;
  timeline: PageCall<'/matches/timeline'>;
}

/** The statistics at the moment shown, by the history of the match; undefined where it has none. */
function useStatisticsShown({ match, statistics, timeline }: StatisticsProps) {
  const { pausedAt } = useShown(match, 'statistics');
  const { result } = useResource(timeline, Number.POSITIVE_INFINITY);
  if (pausedAt === undefined) return statistics;
  if (result?.kind !== 'ok' || !(result.data.statistics || result.data.boxScore)) return undefined;
  return statisticsAt(result.data, pausedAt / 1000 - result.data.startTime);
}

/** MDT-8: what both sides have done, and in basketball and esports each player, as it stands at the moment shown. */
export default function SportStatistics(props: StatisticsProps) {
  const { match, statistics } = props;
  const { t, i18n } = useTranslation();
  const shown = useStatisticsShown(props);
  const sport = matchSport(match);
  const { players } = statistics;
  return (
    <>
      <StatisticsBlock match={match} statistics={statistics} shown={shown} />
      {players && sport !== 'football' && (
        <BoxScoreTable
          match={match}
          title={t(`parts:${sport}.title`)}
          columns={scoreColumns(sport, players, t, i18n.language as Language)}
          players={players}
          shown={shown?.players}
        />
      )}
    </>
  );
}
