import type { TeamRanking } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { countDay, type DayCounts } from '../../features/matches/day/day-counts.ts';
import { listOptionsQuery } from '../../features/matches/day/day-filters.ts';
import { listOf } from '../../features/matches/day/day-lists.ts';
import { DayMatches } from '../../features/matches/day/day-matches.tsx';
import { DayStrip } from '../../features/matches/day/day-strip.tsx';
import { DayTools } from '../../features/matches/day/day-tools.tsx';
import { useDaySections } from '../../features/matches/day/use-day-sections.ts';
import { SplitList } from '../../features/matches/list/split-list.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { TeamRankingList } from '../../features/teams/team-ranking-list.tsx';
import { type Game, paths, sportOf } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import type { SplitPage } from '../../state/navigation/split-page.ts';
import { callContextAtom, dayOrderAtom } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { Main, NestedPageProvider } from '../../ui/layout/main.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { MatchBar, type MatchBarProps } from './match-bar.tsx';
import pane from './match-pane.module.css';
import { dayLink, readMatchesAddress, wantsAllRows } from './matches-address.ts';
import { matchesCalls, startOfToday } from './matches-data.ts';
import { MatchesHeading } from './matches-heading.tsx';
import styles from './matches-page.module.css';
import { useDayLists } from './use-day-lists.ts';

export {
  matchesCalls as calls,
  matchesFirstRows as firstRows,
  matchesHead as head,
} from './matches-data.ts';

interface MatchesPageProps {
  address: Address;
  beside?: SplitPage | undefined;
}

const RANKING_AGE_S = 600;
const COUNTS_AGE_S = 300;

/** MAT */
export default function MatchesPage({ address, beside }: MatchesPageProps) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const matchesAddress = readMatchesAddress(address, context.today, useAtomValue(dayOrderAtom));
  const { game, day, requestedDate } = matchesAddress;
  const calls = matchesCalls(address, context);
  const start = startOfToday(day, context);
  const lists = useDayLists(calls, game, start);
  const all = listOf(lists, 'all');
  const matches = listOf(lists, matchesAddress.show);
  const ranking = useResource(calls.ranking, RANKING_AGE_S);
  const ofDays = useResource(calls.counts, COUNTS_AGE_S);
  const sections = useDaySections(matches, matchesAddress, start);
  const now = useAtomValue(coarseNowAtom);
  if (day === undefined) return <InvalidDatePage game={game} date={requestedDate ?? ''} />;

  const open = beside?.matchId;
  const to = dayLink(matchesAddress, open);
  const today = dayLink({ ...matchesAddress, requestedDate: undefined })({});
  const counts = (lists.day.totals ?? lists.live.totals ?? countDay(lists, now)) as
    | DayCounts
    | undefined;
  const page = { game, day, today: context.today, to, todayUrl: today, counts };
  // Remounts the list for another zone or day: rows that both have would otherwise be moved in the DOM.
  const listKey = `${context.offset} ${day}`;
  const query = { date: requestedDate, ...listOptionsQuery(matchesAddress) };
  const allRows = paths.matches(game, { ...query, rows: 'all' });
  return (
    <Main>
      <div className={styles.top} data-beside={open && ''}>
        <MatchesHeading {...page} level={open ? 2 : 1} isLive={matchesAddress.show === 'live'} />
        <DayStrip key={context.offset} {...page} ofDays={itemsOf(ofDays)} />
        <DayTools options={matchesAddress} to={to} counts={counts} resource={all} />
      </div>
      <TwoColumns
        side={<MatchesSide game={game} ranking={ranking} />}
        beside={
          beside && (
            <MatchPane
              {...beside}
              matchPath={paths.match(game, beside.matchId)}
              listPath={paths.matches(game, query)}
            />
          )
        }
      >
        <SplitList
          className={classNames(styles.list, matchesAddress.show === 'starred' && styles.starred)}
          openMatchId={open}
          to={(matchId) => paths.match(game, matchId, query)}
        >
          <h2 className="vh">{t(`matches.by.${matchesAddress.by}`)}</h2>
          <DayMatches
            key={listKey}
            resource={matches}
            sections={sections}
            options={matchesAddress}
            isToday={start !== undefined}
            isWhole={wantsAllRows(address)}
            allRowsUrl={allRows}
            unfilteredUrl={to({ show: 'all', find: '' })}
            unfilteredCount={counts?.all ?? 0}
            afterThird={
              <div className={styles.inList}>
                <PromoOffer name="double" />
              </div>
            }
          />
        </SplitList>
      </TwoColumns>
    </Main>
  );
}

interface MatchesSideProps {
  game: Game;
  ranking: LoadedResource<readonly TeamRanking[]>;
}

/** MAT-7: in a narrow window the promo block stands in the list. */
function MatchesSide({ game, ranking }: MatchesSideProps) {
  const { t } = useTranslation();
  const sport = sportOf(game);
  return (
    <>
      <div className={styles.beside}>
        <PromoOffer name="double" />
      </div>
      <TeamRankingList
        title={t('matches.ranking', { game: t(`games.${game}`), teams: t(`games.teams.${sport}`) })}
        resource={ranking}
        game={game}
      />
      <NewsList sport={sport} />
    </>
  );
}

/** The page of a match beside the list; on narrow windows it replaces the list. */
const MatchPane = ({ page, ...bar }: SplitPage & MatchBarProps) => (
  <div className={pane.pane} data-pane="" tabIndex={-1}>
    <MatchBar {...bar} />
    <NestedPageProvider value={true}>{page}</NestedPageProvider>
  </div>
);

/** MAT-8: the page of an invalid date. */
function InvalidDatePage({ game, date }: { game: Game; date: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('matches.noDay.title')} text={t('matches.noDay.text', { date })}>
      <Link className={buttonClass('main')} to={paths.matches(game)}>
        {t('matches.noDay.today')}
      </Link>
    </MessagePage>
  );
}
