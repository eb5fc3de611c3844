import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import type { DayCounts } from './day-counts.ts';
import type { DayLink, ListOptions } from './day-filters.ts';
import { FilterField } from './filter-field.tsx';
import styles from './filter-tabs.module.css';
import { FilterTabs } from './filter-tabs.tsx';

interface DayToolsProps {
  options: ListOptions;
  to: DayLink;
  counts: DayCounts | undefined;
  resource: LoadedResource<readonly Match[]>;
}

/** Filter, order and text search of a day. Each choice is a URL, so that Back undoes it and a link includes it. */
export function DayTools({ options: { show, by, find }, to, counts, resource }: DayToolsProps) {
  const { t } = useTranslation();
  const otherOrder = by === 'time' ? 'league' : 'time';
  return (
    <div className={styles.tool}>
      <FilterTabs show={show} to={to} counts={counts} resource={resource} />
      {resource.failedAt > 0 && resource.result?.kind === 'ok' && (
        <LastUpdated at={resource.fetchedAt} stale />
      )}
      <Link className={styles.order} to={to({ by: otherOrder })}>
        <Icon name={by === 'time' ? 'clock' : 'trophy'} size="s" />
        {t(`matches.by.${by}`)}
        <span className="vh">, {t(`matches.to.${otherOrder}`)}</span>
      </Link>
      <FilterField find={find} to={(text) => to({ find: text })} />
    </div>
  );
}
