import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from '../../state/navigation/link.tsx';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import tabs from '../../ui/controls/tabs.module.css';
import styles from './state-tabs.module.css';

type Tab = 'ongoing' | 'upcoming' | 'finished' | 'year';

interface StateTabsProps {
  tabs: readonly Tab[];
  chosen: Tab;
  to: (tab: Tab) => string;
}

/** TRN-1: the tab of the year is labelled with its number. */
export function StateTabs({ tabs: names, chosen, to }: StateTabsProps) {
  const { t } = useTranslation();
  const { today } = useAtomValue(callContextAtom);
  return (
    <div className={styles.tool}>
      <nav className={tabs.tabs} aria-label={t('tournaments:states')}>
        {names.map((tab) => (
          <Link
            key={tab}
            className={tabs.tab}
            to={to(tab)}
            aria-current={tab === chosen ? 'page' : undefined}
          >
            {tab === 'year' ? (
              <span className="fig-m">{today.slice(0, 4)}</span>
            ) : (
              t(`tournaments:state.${tab}`)
            )}
          </Link>
        ))}
      </nav>
    </div>
  );
}
