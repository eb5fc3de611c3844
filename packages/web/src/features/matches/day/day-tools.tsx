import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import type { DayCounts } from './day-counts.ts';
import { FilterField } from './filter-field.tsx';
import styles from './filter-tabs.module.css';
import { FilterTabs } from './filter-tabs.tsx';
import type { DayLink, ListOptions } from './list-options.ts';

interface DayToolsProps {
  arrangement: ListOptions;
  to: DayLink;
  tally: DayCounts | undefined;
  held: LoadedResource<readonly Match[]>;
}

/** How the day is looked at. Each choice is an address, so that Back undoes it and a link keeps it. */
export function DayTools({ arrangement: { show, by, find }, to, tally, held }: DayToolsProps) {
  const { t } = useTranslation();
  const other = by === 'time' ? 'league' : 'time';
  return (
    <div className={styles.tool}>
      <FilterTabs show={show} to={to} tally={tally} held={held} />
      {held.failedAt > 0 && held.result?.kind === 'ok' && <LastUpdated at={held.fetchedAt} stale />}
      <Link className={styles.order} to={to({ by: other })}>
        <Icon name={by === 'time' ? 'clock' : 'trophy'} size="s" />
        {t(`matches.by.${by}`)}
        <span className="vh">, {t(`matches.to.${other}`)}</span>
      </Link>
      <FilterField find={find} to={(words) => to({ find: words })} />
    </div>
  );
}
