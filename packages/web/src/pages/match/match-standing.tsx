import type { Match, Standing } from '@touchline/types';
import { FormPips } from '../../features/matches/detail/form-pips.tsx';
import { tablesOf } from '../../features/matches/detail/standing-tables.ts';
import { StandingBlock } from '../../features/tournaments/standing/standing-block.tsx';
import { gameOf, paths } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';

interface MatchStandingProps {
  match: Match;
  resource: LoadedResource<Standing>;
}

/** MDT-3: the tables of the two teams in their tournament's season. */
export function MatchStanding({ match, resource }: MatchStandingProps) {
  const { tournament, homeTeam, awayTeam } = match;
  const game = gameOf(tournament);
  const link = (
    <Link className="link" to={paths.tournament(game, tournament.id)}>
      <span className="cut">{tournament.name}</span>
      <Icon name="right" size="s" />
    </Link>
  );
  return (
    <StandingBlock
      resource={resource}
      pick={(standing) => tablesOf(standing, match)}
      marked={[homeTeam.id, awayTeam.id]}
      game={game}
      form={(outcomes) => <FormPips outcomes={outcomes} />}
      end={link}
    />
  );
}
