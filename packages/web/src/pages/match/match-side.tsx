import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { OddsBlock } from '../../features/matches/detail/odds-block.tsx';
import { SideMatches } from '../../features/matches/list/side-matches.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { OddsMenu } from '../../features/shell/menus/odds-menu.tsx';
import { gameOf, sportOf } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { mapResource } from '../../state/stores/resource.ts';

interface MatchSideProps {
  match: Match;
  upcoming: LoadedResource<readonly Match[]>;
  showOdds: boolean;
}

/** MDT-5 */
export function MatchSide({ match, upcoming, showOdds }: MatchSideProps) {
  const { t } = useTranslation();
  const others = mapResource(upcoming, (matches) =>
    matches.filter(({ id, statusId }) => id !== match.id && statusId === 'UPCOMING'),
  );
  return (
    <>
      <SideMatches title={t('detail:upcoming')} resource={others} />
      {showOdds && <OddsBlock match={match} end={<OddsMenu opensDown alignEnd />} />}
      <NewsList sport={sportOf(gameOf(match.tournament))} />
    </>
  );
}
