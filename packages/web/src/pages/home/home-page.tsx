import { useAtomValue } from 'jotai';
import { LiveBlock } from '../../features/matches/home/live-block.tsx';
import { TomorrowBlock } from '../../features/matches/home/tomorrow-block.tsx';
import { Headlines } from '../../features/news/headlines.tsx';
import { MainTournaments } from '../../features/tournaments/main-tournaments.tsx';
import { addDays } from '../../format/compact-day.ts';
import { paths } from '../../paths.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { gameAtom, viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { homeCalls } from './home-calls.ts';
import { HomeHeading } from './home-heading.tsx';
import styles from './home-page.module.css';
import { HomeSide } from './home-side.tsx';

export { homePageCalls as calls } from './home-calls.ts';
export { homeHead as head } from './home-head.ts';

const liveAge = 15;

/** HOM-1 */
export default function HomePage() {
  const view = useAtomValue(viewAtom);
  const game = useAtomValue(gameAtom);
  const calls = homeCalls(view);
  const live = useLiveList(useResource(calls.live, useLiveAge(liveAge)), true);
  const tomorrow = useLiveList(useResource(calls.tomorrow));
  const tournaments = useResource(calls.tournaments, 600);
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
            allRowsUrl={paths.matches(game, { date: addDays(view.today, 1) })}
          />
          <MainTournaments resource={tournaments} />
        </div>
      </TwoColumns>
    </Main>
  );
}
