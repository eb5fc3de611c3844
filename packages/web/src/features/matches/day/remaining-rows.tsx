import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../state/data/resource.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { RetryButton } from '../../../ui/feedback/failed.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';
import styles from './remaining-rows.module.css';

interface RemainingRowsProps {
  resource: LoadedResource<readonly Match[]>;
  count: number;
  /** The page with every row, for visitors without script; undefined where another link leads to them. */
  allRowsUrl?: string;
}

const MAX_SKELETON_ROWS = 40;

/** Stands for the rows not sent with the document: skeletons while they load, then retry; a link without script. */
export function RemainingRows({ resource, count, allRowsUrl }: RemainingRowsProps) {
  const { t } = useTranslation();
  const shown = itemsOf(resource).length;
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
            {`${t('matches.someRows', { shown, count: shown + count })} `}
            <a className={buttonClass()} href={allRowsUrl}>
              {t('matches.allRows', { count: shown + count })}
            </a>
          </p>
        </noscript>
      )}
      <SkeletonRows count={Math.min(MAX_SKELETON_ROWS, count)} />
    </div>
  );
}
