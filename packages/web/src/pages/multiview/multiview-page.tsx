import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SideMatches } from '../../features/matches/list/side-matches.tsx';
import { defaultMatches } from '../../features/matches/multiview/default-matches.ts';
import { LiveCard } from '../../features/matches/multiview/live-card.tsx';
import board from '../../features/matches/multiview/multiview-card.module.css';
import { SyncedDay } from '../../features/matches/multiview/synced-day.tsx';
import type { CompactDay } from '../../format/compact-day.ts';
import { spokenDay } from '../../format/day-name.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { joinLists } from '../../state/data/join-lists.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useResources } from '../../state/data/use-resources.ts';
import { announcedMatchesAtom, usePageMatches } from '../../state/live/page-matches.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import { Link } from '../../state/navigation/link.tsx';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf, mapResource } from '../../state/stores/resource.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { readMultiviewAddress } from './multiview-address.ts';
import { dayCall, dayMatchesCalls, FULL_BOARD, nextCalls, nextOf } from './multiview-data.ts';
import { MultiviewFrame } from './multiview-frame.tsx';
import styles from './multiview-page.module.css';
import { useLiveChoice } from './use-live-choice.ts';

export {
  multiviewCalls as calls,
  multiviewFirstRows as firstRows,
  multiviewHead as head,
  pickEvents as pickMore,
} from './multiview-data.ts';

const NEXT_AGE_S = 120;
const DAY_AGE_S = 3600;

export default function MultiviewPage({ address }: { address: Address }) {
  const { game, day } = readMultiviewAddress(address, useAtomValue(callContextAtom).today);
  if (!day) return <NoDay game={game} />;
  return (
    <Main className={styles.page}>
      {day === 'now' ? <Now address={address} /> : <Day address={address} day={day} />}
    </Main>
  );
}

/** The live matches of the moment. */
function Now({ address }: { address: Address }) {
  const { t } = useTranslation();
  const game = gameAt(address);
  const { call, live, matches, hasUnknown } = useLiveChoice(address);
  usePageMatches(
    announcedMatchesAtom,
    matches.map(({ id }) => id),
  );
  return (
    <>
      <MultiviewFrame
        game={game}
        title={t('multiview:title')}
        intro={t(`multiview:intro.${sportOf(game)}`)}
        resource={live}
        matches={matches}
        call={call}
        status="ONGOING"
        empty={t('multiview:none')}
        hasUnknown={hasUnknown}
      >
        <ul className={board.board}>
          {matches.map((match, index) => (
            // By place: a card that gets another match moves no other card.
            <li key={`${index}`}>
              <LiveCard key={match.id} match={match} />
            </li>
          ))}
        </ul>
      </MultiviewFrame>
      {live.result && matches.length < FULL_BOARD && <Next address={address} />}
    </>
  );
}

/** What begins next, while less than a screenful is being played. */
function Next({ address }: { address: Address }) {
  const { t } = useTranslation();
  const calls = nextCalls(address, useAtomValue(callContextAtom));
  const today = useLiveList(useResource(calls.today, useMaxAge(NEXT_AGE_S)));
  const tomorrow = useResource(calls.tomorrow, NEXT_AGE_S);
  return (
    <SideMatches
      title={t('multiview:soon')}
      resource={mapResource(today, (matches) => nextOf(matches, itemsOf(tomorrow)))}
    />
  );
}

/** A match that the URL names, or those that the site chooses of the day. */
const shownOf = (data: Match | readonly Match[]): readonly Match[] =>
  'id' in data ? [data] : defaultMatches(data);

/** A day that is past, or has matches that are over, in sync. */
function Day({ address, day }: { address: Address; day: CompactDay }) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const { game, hasBadIds } = readMultiviewAddress(address, context.today);
  const calls = dayMatchesCalls(day, address, context);
  const { resources, retry } = useResources(calls, DAY_AGE_S);
  const list = useMemo(
    () => ({
      ...joinLists(resources.map((one) => ({ ...mapResource(one, shownOf), retry }))),
      retry,
    }),
    [resources, retry],
  );
  const matches = itemsOf(list);
  return (
    <MultiviewFrame
      game={game}
      date={day}
      title={t('multiview:onDay', { day: spokenDay(day, context.language) })}
      intro={t('multiview:dayIntro')}
      resource={list}
      matches={matches}
      call={dayCall(day, address, context)}
      status="FINISHED"
      empty={t('multiview:noMatches')}
      hasUnknown={hasBadIds}
    >
      <SyncedDay matches={matches} sport={sportOf(game)} />
    </MultiviewFrame>
  );
}

function NoDay({ game }: { game: Game }) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('multiview:noDay')} text={t('multiview:noDayText')}>
      <Link className={buttonClass('main')} to={paths.multiview(game, { date: 'yesterday' })}>
        {t('multiview:yesterday')}
      </Link>
    </MessagePage>
  );
}
