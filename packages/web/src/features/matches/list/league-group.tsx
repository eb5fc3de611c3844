import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { stageText } from '../model/match.ts';
import { TournamentFlag } from '../row/tournament-flag.tsx';
import { Show } from '../spoilers/show.tsx';
import styles from './match-group.module.css';
import { MatchGroup, TournamentPlace } from './match-group.tsx';

interface LeagueGroupProps {
  matches: readonly Match[];
  /** Where only the first ones are loaded. */
  total?: number | undefined;
  /** Only some of the tournament's matches: without their number. */
  isPartial?: boolean;
}

/** The matches of one tournament, under its country; in esports, where many have none, under its title. */
export function LeagueGroup({ matches, total, isPartial }: LeagueGroupProps) {
  const { t } = useTranslation();
  const [first] = matches;
  if (first === undefined) return null;
  const { tournament } = first;
  // The upstream has the plural, for several matches of a knock-out round.
  const stage = first.roundKind && matches.length > 1 ? first.stage : stageText(first, t);
  const head = (
    <>
      <TournamentFlag tournament={tournament} />
      <h3 className={styles.name}>
        <TournamentPlace tournament={tournament} />
        <span className={styles.at}>{first.season}</span>
        <span className={styles.at}>{stage}</span>
      </h3>
    </>
  );
  const count = total ?? matches.length;
  const label = t('match.groupCount', { tournament: tournament.name, count });
  return (
    <MatchGroup
      head={head}
      label={label}
      show={<Show of={matches} tournament={tournament} />}
      star={
        <FavouriteButton
          kind="tournament"
          id={tournament.id}
          name={tournament.name}
          className={styles.star}
        />
      }
      matches={matches}
      total={total}
      isPartial={isPartial}
    />
  );
}
