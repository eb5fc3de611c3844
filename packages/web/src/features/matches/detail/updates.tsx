import type { Match } from '@touchline/types';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf } from '../../../paths.ts';
import { useShown } from '../../../state/clock/replayed-moment.tsx';
import type { Resource } from '../../../state/data/resource.ts';
import button from '../../../ui/controls/button.module.css';
import { Block } from '../../../ui/layout/block.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { useMatchView } from '../model/use-match-view.ts';
import { UpdateLine } from './update-line.tsx';
import styles from './updates.module.css';
import { updatesOf } from './updates-of.ts';

const INITIAL_UPDATES = 8;

interface UpdatesProps {
  match: Match;
  /** The lines between the incidents, which streamed matches lack. */
  commentary: Match['commentary'];
  resource: Resource<unknown>;
}

/** MDT-2: incidents and commentary, the newest first; the state of the match where the upstream has none. */
export function Updates({ match: present, commentary, resource }: UpdatesProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { match, pausedAt } = useShown(present, 'updates');
  const isReplayed = pausedAt !== undefined;
  const summary = useSummary(match, pausedAt);
  const incidents = updatesOf(match, isReplayed ? match.commentary : commentary).toReversed();
  const shown = showsAll ? incidents : incidents.slice(0, INITIAL_UPDATES);
  const game = gameOf(match.tournament);
  const live = match.statusId === 'ONGOING' && !isReplayed;
  return (
    <Block
      id="updates"
      title={t(live ? 'detail:updates.title' : 'detail:sections.updates')}
      end={live && <LastUpdated of={resource} />}
    >
      {incidents.length === 0 && (
        <p className={styles.summary}>{match.covered ? t('matches/spoilers:updates') : summary}</p>
      )}
      <ol>
        {shown.map((incident) => (
          <UpdateLine key={incident.id} incident={incident} game={game} />
        ))}
      </ol>
      {shown.length < incidents.length && (
        <button
          type="button"
          className={`${button.btn} ${styles.all}`}
          onClick={() => setShowsAll(true)}
        >
          {t('detail:updates.all', { count: incidents.length })}
        </button>
      )}
    </Block>
  );
}

/** The state of the match in one sentence, from fields that every upstream has. */
function useSummary(match: Match, pausedAt: number | undefined): string {
  const { t } = useTranslation();
  const { state, clock } = useMatchView(match, pausedAt);
  const { homeTeam, awayTeam } = match;
  return t(`detail:updates.${state === 'done' ? 'done' : 'live'}`, {
    home: homeTeam.name,
    away: awayTeam.name,
    score: `${homeTeam.score ?? 0}–${awayTeam.score ?? 0}`,
    clock: clock.spoken,
  });
}
