import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { dayOrders } from '../../../state/preferences/preferences.ts';
import { spoilerFreeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { Show } from '../spoilers/show.tsx';
import type { DayCounts } from './day-counts.ts';
import type { DayLink, ListOptions } from './day-filters.ts';
import filterField from './filter-field.module.css';
import styles from './filter-tabs.module.css';
import { FilterTabs } from './filter-tabs.tsx';

interface DayToolsProps {
  options: ListOptions;
  to: DayLink;
  counts: DayCounts | undefined;
  resource: LoadedResource<readonly Match[]>;
}

/**
 * Filter, order and text search of a day. Each choice is a URL, so that a link includes it; the order is remembered, too.
 * In a narrow window the orders and the search fold behind a button.
 */
export function DayTools(props: DayToolsProps) {
  const { options, to, counts, resource } = props;
  const { show, by, find } = options;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(find !== '');
  const choose = useSetPreferences();
  return (
    <div className={styles.tool}>
      <FilterTabs show={show} to={to} counts={counts} resource={resource} />
      <button
        type="button"
        className={classNames(button.icon, styles.opener)}
        aria-label={t('matches.sortAndFind')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="settings" />
      </button>
      {resource.result?.kind === 'ok' && <LastUpdated of={resource} onlyOld />}
      <div className={styles.folded} data-open={isOpen || undefined}>
        <nav className={styles.orders} aria-label={t('matches.order')}>
          {dayOrders.map((order) => (
            <Link
              key={order}
              className={styles.order}
              to={to({ by: order })}
              replace
              onClick={() => choose({ dayOrder: order })}
              aria-current={order === by ? 'true' : undefined}
            >
              {t(`matches.by.${order}`)}
            </Link>
          ))}
        </nav>
        <SpoilerTools matches={itemsOf(resource)} />
        <FilterField find={find} to={(text) => to({ find: text })} />
      </div>
    </div>
  );
}

/** Filters the rows by team or tournament while typing. The URL follows, without a history entry per letter. */
function FilterField({ find, to }: { find: string; to: (find: string) => string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(find);
  const [lastFind, setLastFind] = useState(find);
  if (find !== lastFind) {
    setLastFind(find);
    if (find !== text.trim()) setText(find);
  }
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed !== find) void navigate(to(trimmed), { replace: true });
    // Runs for typed text only: a URL that changes otherwise, as by Back, must not be reverted.
  }, [text]);
  return (
    <label className={filterField.field} data-scripted="">
      <Icon name="search" size="s" />
      <span className="vh">{t('matches.find')}</span>
      <input
        type="search"
        value={text}
        maxLength={40}
        placeholder={t('matches.findHint')}
        data-find=""
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}

/** Covers the results, of all pages, and uncovers those of the day. */
function SpoilerTools({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation();
  const isOn = useAtomValue(spoilerFreeAtom);
  const choose = useSetPreferences();
  return (
    <>
      <button
        type="button"
        className={styles.order}
        aria-pressed={isOn}
        onClick={() => choose({ results: isOn ? 'shown' : 'covered' })}
      >
        {isOn && <Icon name="check" size="s" />}
        {t('matches.spoilers')}
      </button>
      <Show of={matches} />
    </>
  );
}
