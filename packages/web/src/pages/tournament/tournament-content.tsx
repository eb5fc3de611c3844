import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { FormPips } from '../../features/matches/detail/form-pips.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { Bracket } from '../../features/tournaments/bracket/bracket.tsx';
import { TournamentHero } from '../../features/tournaments/hero/tournament-hero.tsx';
import { StandingBlock } from '../../features/tournaments/standing/standing-block.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gameOf } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import detail from '../../ui/layout/detail.module.css';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { tournamentCalls } from './tournament-calls.ts';
import { crumbsOf } from './tournament-crumbs.ts';
import { TournamentMatches } from './tournament-matches.tsx';
import { TournamentSide } from './tournament-side.tsx';
import { useTournamentMatches } from './use-tournament-matches.ts';

interface TournamentContentProps {
  tournament: Tournament;
  address: Address;
}

export function TournamentContent({ tournament, address }: TournamentContentProps) {
  const { t } = useTranslation();
  const calls = tournamentCalls(address, useAtomValue(viewAtom));
  const table = useResource(calls.table, 120);
  const { upcoming, finished, all } = useTournamentMatches(calls);
  // A feed that names no stages may still have a table.
  const hasTable =
    tournament.stageDetails.length === 0 ||
    tournament.stageDetails.some(({ kind }) => kind === 'league' || kind === 'group');
  return (
    <>
      <Breadcrumb items={crumbsOf(tournament, t)} />
      <TournamentHero
        tournament={tournament}
        standing={table.result?.kind === 'ok' ? table.result.data : undefined}
      />
      <div className={detail.columns}>
        <TwoColumns side={<TournamentSide tournament={tournament} call={calls.major} />}>
          <div className={detail.blocks}>
            <TournamentMatches
              which="upcoming"
              tournament={tournament}
              address={address}
              held={upcoming}
            />
            <Bracket stages={tournament.stageDetails} matches={all} />
            <TournamentMatches
              which="finished"
              tournament={tournament}
              address={address}
              held={finished}
            />
            {hasTable && (
              <StandingBlock
                resource={table}
                game={gameOf(tournament)}
                form={(outcomes) => <FormPips outcomes={outcomes} />}
              />
            )}
          </div>
        </TwoColumns>
      </div>
    </>
  );
}
