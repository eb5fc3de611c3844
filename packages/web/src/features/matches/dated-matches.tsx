import type { Match } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../../state/link.tsx';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import button from '../../ui/button.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './dated-matches.module.css';
import { MatchList } from './match-list.tsx';
import { MatchRow } from './match-row.tsx';

interface DatedMatchesProps {
  title: string;
  held: Held<readonly Match[]>;
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
              <Link className={classes(button.btn, styles.more)} to={more} replace>
                {t('shell.more')}
              </Link>
            )}
          </>
        )}
      </MatchList>
    </Block>
  );
}
