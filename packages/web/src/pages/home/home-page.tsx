import type { Match, StandingTable } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countList, dayBySport, sumOf } from '../../features/matches/home/count-by-sport.ts';
import { LiveBlock, TomorrowBlock } from '../../features/matches/home/home-blocks.tsx';
import { SHOWN_LIVE, toCome } from '../../features/matches/home/split-live.ts';
import { byImportance } from '../../features/matches/list/by-importance.ts';
import { SideMatches } from '../../features/matches/list/side-matches.tsx';
import { Headlines } from '../../features/news/headlines.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Subscription } from '../../features/promo/subscription.tsx';
import { MainTournaments } from '../../features/tournaments/main-tournaments.tsx';
import { datedDay, spokenDay } from '../../format/day-name.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { useResources } from '../../state/data/use-resources.ts';
import { useInitialStars } from '../../state/favourites/use-initial-stars.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import { callContextAtom, contentAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../state/session.tsx';
import { dataOf, itemsOf, mapResult } from '../../state/stores/resource.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { extraCalls, homeCalls, LIST_SIZE, MAX_LIVE_MATCHES, tomorrowOf } from './home-data.ts';
import styles from './home-page.module.css';
import { MyTeamsPlace } from './my-teams/my-teams-place.tsx';

export { homeFirstRows as firstRows, homeHead as head, pageCalls as calls } from './home-data.ts';

interface HomeSideProps {
  live: LoadedResource<readonly Match[]>;
  main: LoadedResource<readonly Match[]>;
  liveCount: number | undefined;
}

function HomeSide({ live, main, liveCount }: HomeSideProps) {
  const { t } = useTranslation();
  return (
    <>
      <PromoOffer name="welcome" />
      <SideMatches
        title={t('home.sideLive')}
        resource={live}
        liveCount={liveCount}
        size={SHOWN_LIVE}
        rest={live.totals?.rest}
      />
      <SideMatches title={t('home.main')} resource={main} rest={main.totals?.rest} />
      <Subscription />
    </>
  );
}

const NO_TABLES: readonly StandingTable[] = [];

/** A list with the visitor's stars and the most important matches first. */
function useByImportance(
  list: LoadedResource<readonly Match[]>,
  tables = NO_TABLES,
): LoadedResource<readonly Match[]> {
  const stars = useInitialStars();
  const { result, fetchedAt } = list;
  const sorted = useMemo(
    () => mapResult(result, (matches) => byImportance(matches, fetchedAt, stars, tables)),
    [result, fetchedAt, stars, tables],
  );
  return { ...list, result: sorted };
}

const LIVE_AGE_S = 15;
const TOURNAMENTS_AGE_S = 600;
const COUNTS_AGE_S = 300;
const TABLE_AGE_S = 120;

/** HOM-1 */
export default function HomePage() {
  const context = useAtomValue(callContextAtom);
  const { resources } = useSession();
  const calls = homeCalls(context);
  const extras = extraCalls(context, resources.read);
  const [table] = useResources(extras.tables, TABLE_AGE_S).resources;
  const standing = table && dataOf(table);
  const live = useByImportance(
    useLiveList(useResource(extras.all, useMaxAge(LIVE_AGE_S)), MAX_LIVE_MATCHES),
    standing?.tables,
  );
  const tomorrow = useByImportance(useLiveList(useResource(calls.tomorrow)));
  const main = useByImportance(useLiveList(useResource(calls.main)));
  const upcoming = { ...main, result: mapResult(main.result, toCome) };
  const [tomorrowCount] = itemsOf(useResource(extras.counts, COUNTS_AGE_S));
  const tournaments = [
    useResource(calls.football, TOURNAMENTS_AGE_S),
    useResource(calls.basketball, TOURNAMENTS_AGE_S),
    useResource(calls.esports, TOURNAMENTS_AGE_S),
  ];
  const liveCounts = countList(live, MAX_LIVE_MATCHES);
  return (
    <Main>
      <TwoColumns
        side={<HomeSide live={live} main={upcoming} liveCount={liveCounts && sumOf(liveCounts)} />}
      >
        <HomeHeading />
        <MyTeamsPlace live={itemsOf(live)} />
        <Headlines />
        <div className={styles.blocks}>
          <LiveBlock resource={live} counts={liveCounts} standing={standing} />
          <TomorrowBlock
            resource={tomorrow}
            counts={tomorrowCount ? dayBySport(tomorrowCount) : countList(tomorrow, LIST_SIZE)}
            day={tomorrowOf(context)}
          />
          <MainTournaments resources={tournaments} />
        </div>
      </TwoColumns>
    </Main>
  );
}

function HomeHeading() {
  const { t } = useTranslation();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  const { today, language } = useAtomValue(callContextAtom);
  const { hasRealSeasons } = useSession();
  const dayText = hasRealSeasons ? datedDay : spokenDay;
  return (
    <div className={styles.head}>
      <p className="meta">{dayText(today, language)}</p>
      <h1>{t(wantsOdds ? 'home.title' : 'home.scores')}</h1>
    </div>
  );
}
