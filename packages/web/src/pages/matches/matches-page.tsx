import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { arrangementQuery } from '../../features/matches/arrangement.ts';
import { DayMatches } from '../../features/matches/day-matches.tsx';
import { DayStrip } from '../../features/matches/day-strip.tsx';
import { tallyOf } from '../../features/matches/day-tally.ts';
import { DayTools } from '../../features/matches/day-tools.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { Ticket } from '../../features/promo/ticket.tsx';
import { TeamRankingList } from '../../features/teams/team-ranking-list.tsx';
import { paths } from '../../paths.ts';
import { steadyNowAtom } from '../../state/clock.ts';
import type { Address } from '../../state/head.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { viewAtom } from '../../state/preferences-atoms.ts';
import { useResource } from '../../state/use-resource.ts';
import { Columns } from '../../ui/columns.tsx';
import { Main } from '../../ui/main.tsx';
import { dayLink, readMatchesAddress, stripOf, timingOf } from './matches-address.ts';
import { matchesCalls } from './matches-calls.ts';
import { MatchesHeading } from './matches-heading.tsx';
import styles from './matches-page.module.css';
import { NoDay } from './no-day.tsx';

export { matchesPageCalls as calls } from './matches-calls.ts';
export { matchesHead as head } from './matches-head.ts';

const todayAge = 15;
const otherDayAge = 120;

/** MAT */
export default function MatchesPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const view = useAtomValue(viewAtom);
  const read = readMatchesAddress(address, view.today);
  const { game, day, asked } = read;
  const calls = matchesCalls(address, view);
  const age = useLiveAge(day === view.today ? todayAge : otherDayAge);
  const held = useLiveList(useResource(calls.matches, age));
  const ranking = useResource(calls.ranking, 600);
  const now = useAtomValue(steadyNowAtom);
  if (day === undefined) return <NoDay game={game} asked={asked ?? ''} />;

  const to = dayLink(read);
  const today = dayLink({ ...read, asked: undefined })({});
  const tally =
    held.whole ?? (held.result?.kind === 'ok' ? tallyOf(held.result.data, now) : undefined);
  const allRows = paths.matches(game, { date: asked, ...arrangementQuery(read), rows: 'all' });
  const days = stripOf(day).map((one) => ({ day: one, timing: timingOf(one, view.today) }));
  const side = (
    <>
      <Ticket name="double" />
      <TeamRankingList
        title={t('matches.ranking', { game: t(`games.${game}`) })}
        held={ranking}
        game={game}
      />
      <NewsList />
    </>
  );
  return (
    <Main>
      <MatchesHeading game={game} day={day} today={view.today} to={to} begun={tally?.begun} />
      <DayStrip chosen={day} days={days} to={to} today={today} tally={tally} />
      <DayTools arrangement={read} to={to} tally={tally} held={held} />
      <Columns side={side}>
        <div className={styles.list}>
          <h2 className="vh">{t(`matches.by.${read.by}`)}</h2>
          <DayMatches held={held} arrangement={read} allRows={allRows} />
        </div>
      </Columns>
    </Main>
  );
}
