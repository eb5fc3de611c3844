import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchRow } from '../row/match-row.tsx';
import styles from './dated-matches.module.css';
import { LastUpdated } from './last-updated.tsx';
import { MatchList } from './match-list.tsx';

interface DatedMatchesProps {
  title: string;
  resource: LoadedResource<readonly Match[]>;
  limit: number;
  /** Undefined where all of them are loaded and shown. */
  moreUrl: string | undefined;
}

/** Matches of several days; the URL carries how many of them are shown. */
export function DatedMatches({ title, resource, limit, moreUrl }: DatedMatchesProps) {
  const { t } = useTranslation();
  return (
    <Block
      title={title}
      end={resource.result?.kind === 'ok' && <LastUpdated of={resource} onlyOld />}
    >
      <MatchList resource={resource} skeletonRows={5}>
        {(matches) => (
          <>
            <ul>
              {matches.slice(0, limit).map((match) => (
                <MatchRow key={match.id} match={match} showDate />
              ))}
            </ul>
            {moreUrl && (
              <Link className={classNames(button.btn, styles.more)} to={moreUrl} replace>
                {t('shell.more')}
              </Link>
            )}
          </>
        )}
      </MatchList>
    </Block>
  );
}
