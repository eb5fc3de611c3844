import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { steadyNowAtom } from '../../state/clock.ts';
import { Link } from '../../state/link.tsx';
import { listStateOf } from '../../state/list-state-of.ts';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { ListState } from '../../ui/list-state.tsx';
import tabs from '../../ui/tabs.module.css';
import { Achievement } from './achievement.tsx';
import { CupRow } from './cup-row.tsx';
import { CupSkeleton } from './cup-skeleton.tsx';
import styles from './cups.module.css';
import { splitCups } from './split-cups.ts';
import own from './team-cups.module.css';

export const cupTabs = ['current', 'upcoming', 'over'] as const;
export type CupTab = (typeof cupTabs)[number];

interface TeamCupsProps {
  teamId: string;
  coming: Held<readonly Tournament[]>;
  finished: Held<readonly Tournament[]>;
  /** What the visitor has asked for; without it, the first list with something in it. */
  asked: CupTab | undefined;
  addressOf: (tab: CupTab) => string;
}

const dataOf = ({ result }: Held<readonly Tournament[]>) =>
  result?.kind === 'ok' ? result.data : [];

/** TEA-7: what a team takes part in, what it will take part in, and what is over. */
export function TeamCups({ teamId, coming, finished, asked, addressOf }: TeamCupsProps) {
  const { t } = useTranslation();
  const now = useAtomValue(steadyNowAtom);
  const lists = { ...splitCups(dataOf(coming), now), over: dataOf(finished) };
  const first = coming.result?.kind === 'ok' && cupTabs.find((tab) => lists[tab].length > 0);
  const shown = asked ?? (first || 'current');
  const { result, pending, retry } = shown === 'over' ? finished : coming;
  const list = lists[shown];
  return (
    <Block title={t('teams.cups.title')}>
      <nav className={`${tabs.tabs} ${own.tabs}`} aria-label={t('teams.cups.title')}>
        {cupTabs.map((tab) => (
          <Link
            key={tab}
            className={tabs.tab}
            to={addressOf(tab)}
            replace
            aria-current={tab === shown ? 'true' : undefined}
          >
            {t(`teams.cups.${tab}`)}
            <span className={`fig ${own.count}`}>{lists[tab].length}</span>
          </Link>
        ))}
      </nav>
      <ListState
        state={listStateOf(result, list.length === 0)}
        empty={t('state.empty.tournaments')}
        again={t('state.retry')}
        pending={pending}
        onAgain={retry}
        skeleton={<CupSkeleton count={2} className={styles.cups} />}
      >
        <ul className={styles.cups}>
          {list.map((tournament) => (
            <CupRow key={tournament.id} tournament={tournament} brief={shown === 'over'}>
              {shown === 'over' && <Achievement tournament={tournament} teamId={teamId} />}
            </CupRow>
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
