import type { Match } from '@touchline/types';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUntil } from '../../state/clock/replayed-moment.tsx';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import tabs from '../../ui/controls/tabs.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { matchAddress } from './match-address.ts';
import type { ExtraView, View } from './match-views.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  match: Match;
  address: Address;
  shown: View;
  /** Those that the match has beside the overview. */
  extras: readonly ExtraView[];
}

/** MDT-7: the views of a match; nothing where it has the overview alone. */
export function ViewTabs({ match, address, shown, extras }: ViewTabsProps) {
  const { t } = useTranslation();
  const shownAt = useUntil();
  const bar = useRef<HTMLElement>(null);
  useAnchorsOfSections(match, address, extras);
  useTopOfView(bar, shown);
  if (extras.length === 0) return null;
  return (
    <nav
      ref={bar}
      className={classNames(tabs.tabs, styles.tabs)}
      aria-label={t('detail:views.label')}
    >
      {(['overview', ...extras] as const).map((view) => (
        <Link
          key={view}
          className={tabs.tab}
          to={matchAddress(match, address, shownAt, [
            'view',
            view === 'overview' ? undefined : view,
          ])}
          aria-current={view === shown ? 'page' : undefined}
        >
          {t(`detail:views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Views were sections of one page: `#lineups` still leads there. */
function useAnchorsOfSections(match: Match, address: Address, extras: readonly ExtraView[]) {
  const shownAt = useUntil();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const follow = useEffectEvent(() => {
    const view = extras.find((one) => hash === `#${one}`);
    if (view)
      void navigate(matchAddress(match, address, shownAt, ['view', view]), { replace: true });
  });
  useLayoutEffect(() => follow(), [hash]);
}

/** Another view begins at its top where the bar of tabs stays in place. */
function useTopOfView(bar: RefObject<HTMLElement | null>, shown: View) {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const views = bar.current?.nextElementSibling;
    if (!bar.current || !views) return;
    if (views.getBoundingClientRect().top < bar.current.getBoundingClientRect().bottom) {
      views.scrollIntoView({ behavior: 'instant' });
    }
  }, [bar, shown]);
}
