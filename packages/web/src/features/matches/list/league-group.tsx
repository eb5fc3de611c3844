import type { Match } from '@touchline/types';
import { imageUrl } from '../../../api/image-url.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { Link } from '../../../state/navigation/link.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { stageText } from '../model/match.ts';
import styles from './match-group.module.css';
import { MatchGroup } from './match-group.tsx';

interface LeagueGroupProps {
  matches: readonly Match[];
  /** Only some of the tournament's matches: without their number, and nothing links to the group. */
  isPartial?: boolean;
}

/** The id of a tournament's group on the page of a day. */
export const leagueAnchor = (tournamentId: string): string => `in-${tournamentId}`;

/** The matches of one tournament, under its country; in esports, where many have none, under its title. */
export function LeagueGroup({ matches, isPartial }: LeagueGroupProps) {
  const { t } = useTranslation();
  const [first] = matches;
  if (first === undefined) return null;
  const { tournament } = first;
  const { country } = tournament;
  const game = gameOf(tournament);
  const isTitle = game !== sportOf(game);
  const head = (
    <>
      {isTitle ? <Icon name="esports" size="s" /> : <Flag src={imageUrl(country.logo)} />}
      <h3 className={styles.name}>
        <span className={styles.place}>
          <span className={styles.at}>{isTitle ? t(`games.${game}`) : country.name}</span>
          <Link to={paths.tournament(game, tournament.id)}>{tournament.name}</Link>
        </span>
        <span className={styles.at}>{stageText(first, t)}</span>
      </h3>
    </>
  );
  const count = matches.length;
  const label = t('match.groupCount', { tournament: tournament.name, count });
  return (
    <MatchGroup
      id={isPartial ? undefined : leagueAnchor(tournament.id)}
      head={head}
      label={label}
      star={<FavouriteButton id={tournament.id} name={tournament.name} className={styles.star} />}
      matches={matches}
      isPartial={isPartial}
    />
  );
}
