import type { TeamDetails } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { TeamRankingList } from '../../features/teams/team-ranking-list.tsx';
import { TeamScore } from '../../features/teams/team-score.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths, sportOf } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { countryRankingCall, teamGame } from './team-data.ts';

const RIVALS_AGE_S = 600;

export function TeamSide({ details, address }: { details: TeamDetails; address: Address }) {
  const { t } = useTranslation();
  const rivals = useResource(
    countryRankingCall(details, address, useAtomValue(callContextAtom)),
    RIVALS_AGE_S,
  );
  const { team, stats } = details;
  const { country } = team;
  const game = teamGame(details, address);
  const teams = t(`games.teams.${sportOf(game)}`);
  return (
    <>
      {!details.covered && <TeamScore stats={stats} kind={sportOf(game)} />}
      <TeamRankingList
        title={
          country.name
            ? t('teams:ranking.in', { country: country.name })
            : t('teams:ranking.all', { game: t(`games.${game}`), teams })
        }
        resource={rivals}
        game={game}
        currentTeamId={team.id}
        all={paths.teams(game, country.id || 'all')}
      />
      <PromoOffer name="welcome" />
    </>
  );
}
