import { countsInGames } from '@touchline/shared/counts-in-games';
import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BoxScoreTable } from './box-score-table.tsx';
import { playerColumns } from './player-columns.ts';
import { StatisticsBlock } from './statistics-block.tsx';
import { type StatisticsProps, useStatisticsShown } from './use-statistics-shown.ts';

function nameOf(period: string, match: Match, t: TFunction): string {
  const [kind, number = 1] = period.split(' ');
  if (kind !== 'map') return t('parts:statistics.periods.match');
  if (countsInGames(match.tournament.sportType)) return t('match.clock.game', { number });
  const map = match.periods?.find((one) => one.kind === 'map' && `${one.number}` === number);
  return map?.name ?? t('match.clock.map', { number });
}

/** MDT-8: esports, as it stands at the moment shown: both sides by map, and the players. */
export function EsportsScore(props: StatisticsProps) {
  const { match, statistics } = props;
  const { t, i18n } = useTranslation();
  const shown = useStatisticsShown(props);
  const { format } = new Intl.NumberFormat(locales[i18n.language as Language].intl);
  const { players } = statistics;
  return (
    <>
      <StatisticsBlock
        match={match}
        sport="esports"
        statistics={statistics}
        shown={shown}
        nameOf={(period) => nameOf(period, match, t)}
        labelOf={(key) => t(`parts:esports.keys.${key}`)}
        textOf={(line, side) => (line[side] === undefined ? '–' : format(line[side]))}
      />
      {players && (
        <BoxScoreTable
          match={match}
          title={t('parts:esports.title')}
          players={players}
          shown={shown?.players}
          columns={playerColumns(players, t, i18n.language as Language)}
        />
      )}
    </>
  );
}
