import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { placeOfText } from '../../format/place-text.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import tabs from '../../ui/controls/tabs.module.css';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { championWord } from './champion-word.ts';
import { finalPlace } from './final-place.ts';
import styles from './team-tournaments.module.css';
import list from './tournament-list.module.css';
import tournamentRow from './tournament-row.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

export const tournamentTabs = ['current', 'upcoming', 'over'] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

interface TeamTournamentsProps {
  teamId: string;
  coming: LoadedResource<readonly Tournament[]>;
  finished: LoadedResource<readonly Tournament[]>;
  /** Without it, the first tab with an entry is open. */
  chosenTab: TournamentTab | undefined;
  addressOf: (tab: TournamentTab) => string;
}

/** API-17: one list has both the tournaments that a team plays in and those it will play in. */
export const splitTournaments = (tournaments: readonly Tournament[], now: number) => ({
  current: tournaments.filter(({ startTime }) => startTime * 1000 <= now),
  upcoming: tournaments.filter(({ startTime }) => startTime * 1000 > now),
});

/** TEA-7: current, upcoming and finished tournaments of a team. */
export function TeamTournaments(props: TeamTournamentsProps) {
  const { teamId, coming, finished, chosenTab, addressOf } = props;
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const lists = { ...splitTournaments(itemsOf(coming), now), over: itemsOf(finished) };
  const first = coming.result?.kind === 'ok' && tournamentTabs.find((tab) => lists[tab].length > 0);
  const shown = chosenTab ?? (first || 'current');
  const tournaments = lists[shown];
  return (
    <Block title={t('shell.sections.tournaments')}>
      <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('shell.sections.tournaments')}>
        {tournamentTabs.map((tab) => (
          <Link
            key={tab}
            className={tabs.tab}
            to={addressOf(tab)}
            replace
            aria-current={tab === shown ? 'true' : undefined}
          >
            {t(`teams:cups.${tab}`)}
            <span className={`fig ${styles.count}`}>{lists[tab].length}</span>
          </Link>
        ))}
      </nav>
      <ListState
        resource={shown === 'over' ? finished : coming}
        isEmpty={tournaments.length === 0}
        of="tournaments"
        skeleton={<TournamentRowSkeleton count={2} className={list.cups} />}
      >
        <ul className={list.cups}>
          {tournaments.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} brief={shown === 'over'}>
              {shown === 'over' && <Achievement tournament={tournament} teamId={teamId} />}
            </TournamentRow>
          ))}
        </ul>
      </ListState>
    </Block>
  );
}

/** A finished season does not change. */
const MAX_AGE_S = Number.POSITIVE_INFINITY;

/** TEA-7: the season, and that the team has won it, or its place if the season has a table. */
function Achievement({ tournament, teamId }: { tournament: Tournament; teamId: string }) {
  const { t } = useTranslation();
  const { language } = useAtomValue(callContextAtom);
  const { currentSeason: season, currentSeasonId: seasonId } = tournament;
  const { result } = useResource(call('/seasons/table', { seasonId }, language), MAX_AGE_S);
  const final = result?.kind === 'ok' ? finalPlace(result.data, teamId) : undefined;
  const isChampion = tournament.champion?.id === teamId;
  const parts = [
    t('teams:cups.season', { season }),
    isChampion && championWord(tournament, t),
    !isChampion && final?.group && t('detail:standing.group', { group: final.group }),
    !isChampion && final && placeOfText(final, t),
  ].filter((part) => !!part);
  return (
    <span className={tournamentRow.meta}>
      <span>
        <Numerals text={parts.join(' · ')} as="fig-m" />
      </span>
    </span>
  );
}
