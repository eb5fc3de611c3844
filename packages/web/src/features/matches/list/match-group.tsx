import type { Match } from '@touchline/types';
import { Fragment, type ReactNode, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { useYieldWhileRendering } from '../../../ui/dom/yield-while-rendering.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { countryOf } from '../model/match.ts';
import intrinsicSize from '../row/intrinsic-size.module.css';
import { MatchRow } from '../row/match-row.tsx';
import { TournamentFlag, titleOf } from '../row/tournament-flag.tsx';
import styles from './match-group.module.css';
import { OpenMatchContext } from './open-match.ts';

/** Where a tournament is played, in esports its title, and its name. */
export function TournamentPlace({ tournament }: Pick<Match, 'tournament'>) {
  const { t } = useTranslation();
  const title = titleOf(tournament);
  const place = title ? t(`games.${title}`) : countryOf(tournament);
  return (
    <span className={styles.place}>
      {place && <span className={styles.at}>{place}</span>}
      <Link to={paths.tournament(gameOf(tournament), tournament.id)}>{tournament.name}</Link>
    </span>
  );
}

interface MatchGroupProps {
  head: ReactNode;
  /** Accessible name of the button that folds the group. */
  label: string;
  /** Uncovers the results. */
  show?: ReactNode;
  star?: ReactNode;
  matches: readonly Match[];
  /** Where only the first ones are loaded. */
  total?: number | undefined;
  /** Hides the number of matches. */
  isPartial?: boolean | undefined;
  /** Names the tournaments among the rows, where the head does not. */
  hasTournaments?: boolean;
}

/** Matches under a head that folds them. */
export function MatchGroup(props: MatchGroupProps) {
  const { head, label, show, star, matches, total, isPartial, hasTournaments } = props;
  const [isOpen, setIsOpen] = useState(true);
  const openMatchId = use(OpenMatchContext);
  const listId = useId();
  const tournaments = [...Map.groupBy(matches, ({ tournament }) => tournament.id)];
  return (
    <section
      className={classNames(styles.group, intrinsicSize.rows, intrinsicSize.group)}
      data-rows={isOpen ? matches.length : 0}
      data-lines={isOpen && hasTournaments ? tournaments.length : undefined}
    >
      <header className={styles.head}>
        {head}
        {show}
        {!isPartial && (
          <span className={`fig ${styles.count}`} aria-hidden="true">
            {total ?? matches.length}
          </span>
        )}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={label}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="down" size="s" />
        </button>
        {star}
      </header>
      <ul id={listId} hidden={!isOpen}>
        {useYieldWhileRendering(
          tournaments.map(([id, rows]) => (
            <Fragment key={id}>
              {hasTournaments && (
                <li className={classNames(styles.name, styles.tournament)}>
                  <TournamentFlag tournament={(rows[0] as Match).tournament} />
                  <TournamentPlace tournament={(rows[0] as Match).tournament} />
                </li>
              )}
              {rows.map((match) => (
                <MatchRow key={match.id} match={match} open={match.id === openMatchId} />
              ))}
            </Fragment>
          )),
        )}
      </ul>
    </section>
  );
}
