import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import button from '../../../ui/controls/button.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';

interface RemainingRowsProps {
  held: LoadedResource<readonly Match[]>;
  rest: number;
  allRows: string;
}

const most = 40;

/** The rows that the document did not bring: on their way, or, where nothing can fetch them, behind a link. */
export function RemainingRows({
  held: { failedAt, pending, retry },
  rest,
  allRows,
}: RemainingRowsProps) {
  const { t } = useTranslation();
  if (failedAt > 0) {
    return (
      <p>
        <button type="button" className={button.btn} onClick={retry} disabled={pending}>
          <Icon name="refresh" size="s" />
          {t('state.retry')}
        </button>
      </p>
    );
  }
  return (
    <div aria-busy="true">
      <noscript>
        <a className="link" href={allRows}>
          {t('matches.allRows', { count: rest })}
        </a>
      </noscript>
      <SkeletonRows count={Math.min(most, rest)} />
    </div>
  );
}
