import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { itemsOf } from '../../../state/stores/resource.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { RetryButton } from '../../../ui/feedback/failed.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';
import styles from './remaining-rows.module.css';

interface RemainingRowsProps {
  resource: LoadedResource<readonly Match[]>;
  count: number;
  /** The page with every row, for visitors without script; undefined where another link leads to them. */
  allRowsUrl?: string;
  /** How many rows that page has, if more than are counted here: it shows folded ones too. */
  total?: number | undefined;
}

const MAX_SKELETON_ROWS = 40;

/** Stands for the rows not sent with the document: skeletons while they load, then retry; a link without script. */
export function RemainingRows({ resource, count, allRowsUrl, total }: RemainingRowsProps) {
  const { t } = useTranslation();
  const shown = itemsOf(resource).length;
  const all = total ?? shown + count;
  if (resource.failedAt > 0) {
    return (
      <p>
        <RetryButton pending={resource.pending} retry={resource.retry} />
      </p>
    );
  }
  return (
    <div aria-busy="true">
      {allRowsUrl && (
        <noscript>
          <p className={styles.all}>
            {`${t('matches.someRows', { shown, count: all })} `}
            <a className={buttonClass()} href={allRowsUrl}>
              {t('matches.allRows', { count: all })}
            </a>
          </p>
        </noscript>
      )}
      <SkeletonRows count={Math.min(MAX_SKELETON_ROWS, count)} />
    </div>
  );
}
