import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { useResource } from '../../../state/data/use-resource.ts';
import { useResources } from '../../../state/data/use-resources.ts';
import { myTeamIdsAtom } from '../../../state/favourites/my-teams.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import { itemsOf } from '../../../state/stores/resource.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { StarsCalendar } from '../share/stars-calendar.tsx';
import { AlertRow } from './alert-row.tsx';
import { feedRows } from './feed-rows.ts';
import styles from './my-feed.module.css';
import { lastCall, nextCall } from './team-calls.ts';

const MAX_TEAMS = 12;
const SINCE_S = 3 * 86_400;
const MATCHES_AGE_S = 30;
const NEWS_AGE_S = 120;
const NEWS = 32;

function LoadedFeed() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const teamIds = useAtomValue(myTeamIdsAtom).slice(0, MAX_TEAMS);
  const now = useAtomValue(coarseNowAtom);
  const { live } = useSession();
  useAtomValue(live.listVersionAtom);
  const upcoming = useResources(
    teamIds.map((id) => nextCall(id, language)),
    MATCHES_AGE_S,
  );
  const finished = useResources(
    teamIds.map((id) => lastCall(id, language)),
    MATCHES_AGE_S,
  );
  const news = useResource(call('/news', { limit: NEWS }, language), NEWS_AGE_S);
  const matches = [...upcoming.resources, ...finished.resources]
    .flatMap(itemsOf)
    .map((match) => live.peek(match.id) ?? match);
  const since = Math.floor(now / 1000) - SINCE_S;
  const rows = feedRows({ matches, news: itemsOf(news), teamIds, since, t });
  const all = [...upcoming.resources, ...finished.resources, news];
  const isLoading = all.some(({ result }) => result === undefined);
  const hasFailed = all.some(({ result }) => result?.kind === 'failed');
  const retry = () => {
    upcoming.retry();
    finished.retry();
    news.retry();
  };
  return (
    <>
      <h2>{t('alerts:mine.title')}</h2>
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map(({ at, alert }) => (
            <AlertRow key={alert.key} at={at} alert={alert} />
          ))}
        </ol>
      )}
      {rows.length === 0 && hasFailed && (
        <Failed
          of={news.result?.kind === 'failed' ? 'news' : 'matches'}
          resource={{ pending: all.some(({ pending }) => pending), retry }}
        />
      )}
      {rows.length === 0 && !hasFailed && (
        <p className={styles.none}>{t(isLoading ? 'shell.loading' : 'alerts:mine.quiet')}</p>
      )}
      <StarsCalendar className={styles.calendar} />
    </>
  );
}

/** MYT-3: what has happened to the visitor's teams in the last three days. */
export function MyFeed() {
  const isLoaded = useLoadedNamespace('alerts');
  const hasTeams = useAtomValue(myTeamIdsAtom).length > 0;
  return hasTeams && isLoaded && <LoadedFeed />;
}
