import type { Tournament } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import { listStateOf } from '../../state/list-state-of.ts';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { CupRow } from './cup-row.tsx';
import { CupSkeleton } from './cup-skeleton.tsx';
import styles from './cups.module.css';
import { shownTournaments } from './shown-tournaments.ts';

/** HOM-1: the next big ones. */
export function MainTournaments({ held }: { held: Held<readonly Tournament[]> }) {
  const { t } = useTranslation();
  const { result, pending, retry } = held;
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
        state={listStateOf(result, list.length === 0)}
        empty={t('state.empty.tournaments')}
        again={t('state.retry')}
        pending={pending}
        onAgain={retry}
        skeleton={<CupSkeleton count={shownTournaments} className={styles.cups} />}
      >
        <ul className={styles.cups}>
          {list.slice(0, shownTournaments).map((tournament) => (
            <CupRow key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
