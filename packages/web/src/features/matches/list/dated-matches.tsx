import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchRow } from '../row/match-row.tsx';
import styles from './dated-matches.module.css';
import { MatchList } from './match-list.tsx';

interface DatedMatchesProps {
  title: string;
  held: LoadedResource<readonly Match[]>;
  /** How many of them are shown. */
  most: number;
  /** Where more are shown, if there may be more than the list holds. */
  more: string | undefined;
}

/** Matches of many days, of which the address says how many are shown. */
export function DatedMatches({ title, held, most, more }: DatedMatchesProps) {
  const { t } = useTranslation();
  return (
    <Block title={title}>
      <MatchList held={held} expected={5}>
        {(matches) => (
          <>
            <ul>
              {matches.slice(0, most).map((match) => (
                <MatchRow key={match.id} match={match} dated />
              ))}
            </ul>
            {more && (
              <Link className={classNames(button.btn, styles.more)} to={more} replace>
                {t('shell.more')}
              </Link>
            )}
          </>
        )}
      </MatchList>
    </Block>
  );
}
