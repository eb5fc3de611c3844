import type { Match, Standing } from '@touchline/types';
import { FormPips } from '../../features/matches/detail/form-pips.tsx';
import { tablesOf } from '../../features/matches/detail/standing-tables.ts';
import { LazyLiveStanding } from '../../features/tournaments/standing/lazy-live-standing.tsx';
import {
  type LivePorts,
  StandingBlock,
} from '../../features/tournaments/standing/standing-block.tsx';
import { gameOf, paths } from '../../paths.ts';
import { useShown } from '../../state/clock/replayed-moment.tsx';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { dependentCalls } from './match-data.ts';

export interface MatchStandingProps {
  match: Match;
  resource: LoadedResource<Standing>;
  upcoming: LoadedResource<readonly Match[]>;
  upcomingCall: ReturnType<typeof dependentCalls>['upcoming'];
}

/** MDT-3: the tables of the two teams in their tournament's season. */
export default function MatchStanding(props: MatchStandingProps) {
  const { match, resource, upcoming, upcomingCall } = props;
  const { tournament, homeTeam, awayTeam } = match;
  const game = gameOf(tournament);
  const link = (
    <Link className="link" to={paths.tournament(game, tournament.id)}>
      <span className="cut">{tournament.name}</span>
      <Icon name="right" size="s" />
    </Link>
  );
  const matches = [match, ...itemsOf(upcoming)];
  const isLive = matches.some(({ statusId, tie }) => statusId === 'ONGOING' && !tie);
  return (
    <StandingBlock
      resource={resource}
      pick={(standing) => tablesOf(standing, match)}
      marked={[homeTeam.id, awayTeam.id]}
      game={game}
      form={(outcomes) => <FormPips outcomes={outcomes} />}
      end={link}
      isLive={isLive}
      live={(ports) => (
        <StandingOfMoment match={match} upcoming={upcomingCall} isLive={isLive} {...ports} />
      )}
      hasNote={match.statusId !== 'UPCOMING'}
    />
  );
}

interface StandingOfMomentProps extends LivePorts {
  match: Match;
  upcoming: MatchStandingProps['upcomingCall'];
  isLive: boolean;
}

/** Follows the slider apart from the tables, which change less often. */
function StandingOfMoment({ match: present, upcoming, isLive, ...ports }: StandingOfMomentProps) {
  const { match, pausedAt } = useShown(present, 'standing');
  const { tournament, season } = present;
  // The tables are those of the current season.
  const isMoved = pausedAt !== undefined && season === tournament.currentSeason;
  return (
    <LazyLiveStanding
      game={gameOf(tournament)}
      tournamentId={tournament.id}
      seasonId={tournament.currentSeasonId}
      upcoming={upcoming}
      then={isMoved ? { instant: pausedAt / 1000, match } : undefined}
      isNeeded={isLive || isMoved}
      {...ports}
    />
  );
}
