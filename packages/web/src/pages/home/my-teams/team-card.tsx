import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { lastCall, nextCall } from '../../../features/matches/alerts/team-calls.ts';
import { matchSport } from '../../../features/matches/model/match.ts';
import { OpponentLine } from '../../../features/matches/team/opponent-line.tsx';
import { splitByState } from '../../../features/matches/team/split-by-state.ts';
import { langOf } from '../../../features/news/lang-of.ts';
import { LONG_LIST, useNews } from '../../../features/news/use-news.ts';
import { finalPlace } from '../../../features/tournaments/final-place.ts';
import { liveTableCall } from '../../../features/tournaments/standing/live-table-call.ts';
import { placeText } from '../../../format/place-text.ts';
import type { Language } from '../../../i18n/languages.ts';
import { gameOf, paths, type Sport } from '../../../paths.ts';
import { type LoadedResource, useResource } from '../../../state/data/use-resource.ts';
import { useLiveList } from '../../../state/live/use-live-list.ts';
import { useMaxAge } from '../../../state/live/use-max-age.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { dataOf, itemsOf } from '../../../state/stores/resource.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import pulse from '../../../ui/feedback/skeleton.module.css';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { CardMatch } from './card-match.tsx';
import { leagueOf, newsOf, teamIn } from './my-teams-data.ts';
import styles from './team-card.module.css';

export const NEXT_AGE_S = 60;
export const LAST_AGE_S = 120;
const TABLE_AGE_S = 120;

/** '3rd in the Premier Division' */
function LeaguePlace({ league, teamId }: { league: Match['tournament']; teamId: string }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const table = dataOf(useResource(liveTableCall(league.id, language), TABLE_AGE_S));
  const { place } = (table && finalPlace(table, teamId)) ?? {};
  return (
    <Link className={styles.league} to={paths.tournament(gameOf(league), league.id)}>
      <span>
        {place === undefined ? (
          league.name
        ) : (
          <Numerals as="fig-m" text={placeText({ place, league: league.name }, t)} />
        )}
      </span>
    </Link>
  );
}

/** The latest news that names the team. */
function CardNews({ team, sport }: { team: string; sport: Sport }) {
  const news = useNews(sport, LONG_LIST);
  const item = newsOf(itemsOf(news), team);
  if (!item) return null;
  return (
    <Link className={styles.news} to={paths.article(sport, item.id)}>
      <Icon name="news" size="s" />
      <span lang={langOf(news)}>{item.title}</span>
    </Link>
  );
}

const CardSkeleton = () => (
  <li className={`${styles.card} ${pulse.pulse}`} aria-hidden="true">
    <span className={styles.head}>
      <Skeleton length="round" />
      <Skeleton length="long" />
    </span>
    <Skeleton length="long" />
    <Skeleton length="long" />
  </li>
);

/** A team that is still loading, that could not be loaded, or that is not known here. */
function CardWithout({
  upcoming,
  finished,
}: Record<'upcoming' | 'finished', LoadedResource<unknown>>) {
  if (!upcoming.result || !finished.result) return <CardSkeleton />;
  if (![upcoming, finished].some(({ result }) => result?.kind === 'failed')) return null;
  const retry = () => {
    upcoming.retry();
    finished.retry();
  };
  return (
    <li className={classNames(styles.card, styles.failed)}>
      <Failed of="team" resource={{ pending: upcoming.pending || finished.pending, retry }} />
    </li>
  );
}

/** A team with the match that is on or next, its last result, its place and its latest news. */
export function TeamCard({ teamId }: { teamId: string }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const upcoming = useLiveList(useResource(nextCall(teamId, language), useMaxAge(NEXT_AGE_S)));
  const finished = useResource(lastCall(teamId, language), LAST_AGE_S);
  const { live, next, played } = splitByState(itemsOf(upcoming), itemsOf(finished));
  const matches = [...live, ...next, ...played];
  const [known] = matches;
  const sport = known && matchSport(known);
  if (!known || !sport) return <CardWithout upcoming={upcoming} finished={finished} />;
  const team = teamIn(teamId, known);
  const league = leagueOf(matches);
  const [last] = played;
  const [coming = last] = [...live, ...next];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ClubCrest team={team} kind={sport} size={36} />
        <div>
          <h3>
            <Link to={paths.team(gameOf(known.tournament), teamId)}>{team.name}</Link>
          </h3>
          {league && <LeaguePlace league={league} teamId={teamId} />}
        </div>
      </div>
      {coming && <CardMatch match={coming} />}
      {last && last !== coming && (
        <div className={styles.last}>
          <span className="vh">{t('teams:summary.last')}</span>
          <OpponentLine match={last} teamId={teamId} isBrief />
        </div>
      )}
      <CardNews team={team.name} sport={sport} />
    </li>
  );
}
