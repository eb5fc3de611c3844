import { countsInGames } from '@touchline/shared/counts-in-games';
import type { Match, MatchPlayers, PlayerStatistics } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BoxScoreTable, type ScoreColumn } from './box-score-table.tsx';
import { StatisticsBlock } from './statistics-block.tsx';
import { type StatisticsProps, useStatisticsShown } from './use-statistics-shown.ts';

const COUNTS = [
  ...(['kills', 'deaths', 'goals', 'assists', 'openingKills', 'plants', 'defuses'] as const),
  ...(['shots', 'saves', 'demolitions'] as const),
];

/** The rating, and what the title counts. */
function playerColumns(
  { home, away }: MatchPlayers,
  t: TFunction,
  language: Language,
): ScoreColumn[] {
  const { format } = new Intl.NumberFormat(locales[language].intl, { minimumFractionDigits: 2 });
  const has = (key: keyof PlayerStatistics) =>
    [...home, ...away].some((one) => one[key] !== undefined);
  const column = (key: 'rating' | (typeof COUNTS)[number]) => ({
    key,
    name: t(`parts:esports.keys.${key}`),
    short: t(`parts:esports.columns.${key}`),
  });
  return [
    ...(has('rating')
      ? [
          {
            ...column('rating'),
            valueIn: ({ rating }: Partial<PlayerStatistics>) =>
              rating === undefined ? undefined : format(rating),
          },
        ]
      : []),
    ...COUNTS.filter(has).map((key) => ({
      ...column(key),
      valueIn: (one: Partial<PlayerStatistics>) => one[key],
    })),
  ];
}

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
