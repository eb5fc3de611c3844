import type { Standing, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { call } from '../../api/call.ts';
import { FormPips } from '../../features/matches/detail/form-pips.tsx';
import { LazyLiveStanding } from '../../features/tournaments/standing/lazy-live-standing.tsx';
import { StandingBlock } from '../../features/tournaments/standing/standing-block.tsx';
import { gameOf, paths } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Icon } from '../../ui/graphics/icon.tsx';

/** Enough for several rounds, as on the page of the tournament. */
const MATCHES = 40;

interface TeamTableProps {
  teamId: string;
  league: Tournament;
  resource: LoadedResource<Standing>;
  isLive: boolean;
  onShown: (standing: Standing | undefined) => void;
}

/** The rows around the team in its league's table. */
export function TeamTable(props: TeamTableProps) {
  const { teamId, league, resource, isLive, onShown } = props;
  const game = gameOf(league);
  const { language } = useAtomValue(callContextAtom);
  return (
    <StandingBlock
      resource={resource}
      pick={({ tables }) =>
        tables.filter(({ rows }) => rows.some(({ team }) => team.id === teamId)).slice(-1)
      }
      marked={[teamId]}
      around={teamId}
      game={game}
      form={(outcomes) => <FormPips outcomes={outcomes} />}
      end={
        <Link className="link" to={paths.tournament(game, league.id)}>
          <span className="cut">{league.name}</span>
          <Icon name="right" size="s" />
        </Link>
      }
      isLive={isLive}
      live={(ports) => (
        <LazyLiveStanding
          game={game}
          tournamentId={league.id}
          upcoming={call(
            '/tournaments/matches/upcoming',
            { tournamentId: league.id, size: MATCHES },
            language,
          )}
          isNeeded={isLive}
          {...ports}
        />
      )}
      onShown={onShown}
    />
  );
}
