import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Call } from '../../api/call.ts';
import { defaultMatches, MAX_MATCHES } from '../../features/matches/watch/default-matches.ts';
import { MatchPicker } from '../../features/matches/watch/match-picker.tsx';
import { WatchDay } from '../../features/matches/watch/watch-day.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { spokenDay } from '../../format/day-name.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { joinLists } from '../../state/data/join-lists.ts';
import { itemsOf, mapResource } from '../../state/data/resource.ts';
import { useResources } from '../../state/data/use-resources.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { readWatchAddress } from './watch-address.ts';
import { dayCall, watchPageCalls } from './watch-data.ts';
import styles from './watch-page.module.css';

export { watchHead as head, watchPageCalls as calls } from './watch-data.ts';

const MAX_AGE_S = 3600;

/** A match that the URL names, or those that the site chooses of the day. */
const shownOf = (data: Match | readonly Match[]): readonly Match[] =>
  'id' in data ? [data] : defaultMatches(data);

export default function WatchPage({ address }: { address: Address }) {
  const context = useAtomValue(callContextAtom);
  const { game, day } = readWatchAddress(address, context.today);
  if (!day) return <NoDay game={game} date={addDays(context.today, -1)} />;
  return <WatchContent address={address} game={game} day={day} />;
}

function WatchContent({ address, game, day }: { address: Address; game: Game; day: CompactDay }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const context = useAtomValue(callContextAtom);
  const calls = watchPageCalls(address, context) as Call<'/matches' | '/matches/info'>[];
  const { resources, retry } = useResources(calls, MAX_AGE_S);
  const list = useMemo(
    () => ({
      ...joinLists(resources.map((one) => ({ ...mapResource(one, shownOf), retry }))),
      retry,
    }),
    [resources, retry],
  );
  const matches = itemsOf(list);
  const [isPicking, setIsPicking] = useState(false);
  const choose = (ids: readonly string[]) =>
    void navigate(paths.watch(game, { date: day, matches: ids.join() }), { replace: true });
  return (
    <Main>
      <Breadcrumb
        items={[
          { label: t('shell.sections.matches'), url: paths.matches(game, { date: day }) },
          { label: t('watch:crumb') },
        ]}
      />
      <div className={styles.head}>
        <div>
          <h1>{t('watch:title', { day: spokenDay(day, context.language) })}</h1>
          <p className="meta">{t('watch:intro')}</p>
        </div>
        <Button aria-expanded={isPicking} onClick={() => setIsPicking(!isPicking)}>
          {t(isPicking ? 'watch:done' : 'watch:choose')}
        </Button>
      </div>
      {isPicking && (
        <MatchPicker
          call={dayCall(address, context)}
          status="FINISHED"
          max={MAX_MATCHES}
          empty={t('watch:noMatches')}
          chosen={matches.map(({ id }) => id)}
          onChoose={choose}
        />
      )}
      <ListState
        resource={list}
        of="matches"
        isEmpty={matches.length === 0}
        empty={t('watch:noMatches')}
        skeleton={<SkeletonLines count={8} />}
      >
        <WatchDay matches={matches} sport={sportOf(game)} />
      </ListState>
    </Main>
  );
}

function NoDay({ game, date }: { game: Game; date: CompactDay }) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('watch:noDay')} text={t('watch:noDayText')}>
      <Link className={buttonClass('main')} to={paths.watch(game, { date })}>
        {t('watch:yesterday')}
      </Link>
    </MessagePage>
  );
}
