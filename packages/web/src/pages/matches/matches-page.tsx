import { useAtomValue } from 'jotai';
import { countDay } from '../../features/matches/day/day-counts.ts';
import { DayMatches } from '../../features/matches/day/day-matches.tsx';
import { DayStrip } from '../../features/matches/day/day-strip.tsx';
import { DayTools } from '../../features/matches/day/day-tools.tsx';
import { listOptionsQuery } from '../../features/matches/day/list-options.ts';
import { SplitList } from '../../features/matches/split-view/split-list.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { TeamRankingList } from '../../features/teams/team-ranking-list.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { paths, sportOf } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { SplitPage } from '../../state/navigation/split-page.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { Main } from '../../ui/layout/main.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { MatchPane } from './match-pane.tsx';
import { dayLink, readMatchesAddress, stripOf, timingOf } from './matches-address.ts';
import { matchesCalls } from './matches-calls.ts';
import { MatchesHeading } from './matches-heading.tsx';
import styles from './matches-page.module.css';
import { NoDay } from './no-day.tsx';

export { matchesPageCalls as calls } from './matches-calls.ts';
export { matchesHead as head } from './matches-head.ts';

interface MatchesPageProps {
  address: Address;
  beside?: SplitPage | undefined;
}

const todayAge = 15;
const otherDayAge = 120;

/** MAT */
export default function MatchesPage({ address, beside }: MatchesPageProps) {
  const { t } = useTranslation();
  const view = useAtomValue(viewAtom);
  const read = readMatchesAddress(address, view.today);
  const { game, day, asked } = read;
  const calls = matchesCalls(address, view);
  const age = useLiveAge(day === view.today ? todayAge : otherDayAge);
  const held = useLiveList(useResource(calls.matches, age));
  const ranking = useResource(calls.ranking, 600);
  const now = useAtomValue(coarseNowAtom);
  if (day === undefined) return <NoDay game={game} asked={asked ?? ''} />;

  const open = beside?.matchId;
  const to = dayLink(read, open);
  const today = dayLink({ ...read, asked: undefined })({});
  const tally =
    held.totals ?? (held.result?.kind === 'ok' ? countDay(held.result.data, now) : undefined);
  // What another zone or day has in common with this one would move: it is drawn anew.
  const list = `${view.offset} ${day}`;
  const query = { date: asked, ...listOptionsQuery(read) };
  const allRows = paths.matches(game, { ...query, rows: 'all' });
  const days = stripOf(day).map((one) => ({ day: one, timing: timingOf(one, view.today) }));
  const side = (
    <>
      <PromoOffer name="double" />
      <TeamRankingList
        title={t('matches.ranking', {
          game: t(`games.${game}`),
          teams: t(`games.teams.${sportOf(game)}`),
        })}
        resource={ranking}
        game={game}
      />
      <NewsList />
    </>
  );
  return (
    <Main>
      <div className={styles.top} data-beside={open && ''}>
        <MatchesHeading
          game={game}
          day={day}
          today={view.today}
          to={to}
          begun={tally?.begun}
          level={open ? 2 : 1}
        />
        <DayStrip
          key={view.offset}
          chosen={day}
          days={days}
          to={to}
          todayUrl={today}
          counts={tally}
        />
        <DayTools options={read} to={to} counts={tally} resource={held} />
      </div>
      <TwoColumns side={side} beside={beside && <MatchPane>{beside.page}</MatchPane>}>
        <SplitList
          className={styles.list}
          openMatchId={open}
          to={(matchId) => paths.match(game, matchId, query)}
        >
          <h2 className="vh">{t(`matches.by.${read.by}`)}</h2>
          <DayMatches key={list} resource={held} options={read} allRowsUrl={allRows} />
        </SplitList>
      </TwoColumns>
    </Main>
  );
}
