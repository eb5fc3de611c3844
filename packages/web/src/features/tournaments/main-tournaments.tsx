import type { Tournament } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { toListState } from '../../state/data/list-state.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './tournament-list.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

export const MAX_MAIN_TOURNAMENTS = 6;

interface MainTournamentsProps {
  resource: LoadedResource<readonly Tournament[]>;
}

/** HOM-1: the next major tournaments. */
export function MainTournaments({ resource }: MainTournamentsProps) {
  const { t } = useTranslation();
  const { result, pending, retry } = resource;
  const list = result?.kind === 'ok' ? result.data : [];
  const all = (
    <Link className="link" to={paths.tournaments('football')}>
      {t('home.allTournaments')}
      <Icon name="right" size="s" />
    </Link>
  );
  return (
    <Block title={t('home.tournaments')} end={all}>
      <ListState
        state={toListState(result, list.length === 0)}
        empty={t('state.empty.tournaments')}
        again={t('state.retry')}
        pending={pending}
        onRetry={retry}
        skeleton={<TournamentRowSkeleton count={MAX_MAIN_TOURNAMENTS} className={styles.cups} />}
      >
        <ul className={styles.cups}>
          {list.slice(0, MAX_MAIN_TOURNAMENTS).map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
