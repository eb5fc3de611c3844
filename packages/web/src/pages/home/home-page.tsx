import { useAtomValue } from 'jotai';
import { LiveBlock } from '../../features/matches/home/live-block.tsx';
import { TomorrowBlock } from '../../features/matches/home/tomorrow-block.tsx';
import { Headlines } from '../../features/news/headlines.tsx';
import { MainTournaments } from '../../features/tournaments/main-tournaments.tsx';
import { addDays } from '../../format/compact-day.ts';
import { fullDay } from '../../format/day.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import {
  callContextAtom,
  contentAtom,
  gameAtom,
  languageAtom,
  zoneAtom,
} from '../../state/preferences/preferences-atoms.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { homeCalls } from './home-data.ts';
import styles from './home-page.module.css';
import { HomeSide } from './home-side.tsx';

export { homeHead as head, homePageCalls as calls } from './home-data.ts';

const LIVE_AGE_S = 15;
const TOURNAMENTS_AGE_S = 600;

/** HOM-1 */
export default function HomePage() {
  const context = useAtomValue(callContextAtom);
  const game = useAtomValue(gameAtom);
  const calls = homeCalls(context);
  const live = useLiveList(useResource(calls.live, useLiveAge(LIVE_AGE_S)), true);
  const tomorrow = useLiveList(useResource(calls.tomorrow));
  const tournaments = useResource(calls.tournaments, TOURNAMENTS_AGE_S);
  const main = useLiveList(useResource(calls.main));
  return (
    <Main>
      <TwoColumns side={<HomeSide live={live} main={main} />}>
        <HomeHeading />
        <Headlines />
        <div className={styles.blocks}>
          <LiveBlock resource={live} allRowsUrl={paths.matches(game, { show: 'live' })} />
          <TomorrowBlock
            resource={tomorrow}
            allRowsUrl={paths.matches(game, { date: addDays(context.today, 1) })}
          />
          <MainTournaments resource={tournaments} />
        </div>
      </TwoColumns>
    </Main>
  );
}

function HomeHeading() {
  const { t } = useTranslation();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  const day = fullDay(
    useAtomValue(coarseNowAtom),
    useAtomValue(zoneAtom),
    useAtomValue(languageAtom),
  );
  return (
    <div className={styles.head}>
      <p className="meta">{day}</p>
      <h1>{t(wantsOdds ? 'home.title' : 'home.scores')}</h1>
    </div>
  );
}
