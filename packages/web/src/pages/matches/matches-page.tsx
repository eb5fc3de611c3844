import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { DayMatches } from '../../features/matches/day-matches.tsx';
import { DayStrip } from '../../features/matches/day-strip.tsx';
import { FilterTabs } from '../../features/matches/filter-tabs.tsx';
import { NewsList } from '../../features/news/news-list.tsx';
import { Ticket } from '../../features/promo/ticket.tsx';
import { TeamRankingList } from '../../features/teams/team-ranking-list.tsx';
import type { Address } from '../../state/head.ts';
import { useLiveAge } from '../../state/live/use-live-age.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { viewAtom } from '../../state/preferences-atoms.ts';
import { useResource } from '../../state/use-resource.ts';
import { Columns } from '../../ui/columns.tsx';
import { Main } from '../../ui/main.tsx';
import { filters, readMatchesAddress, stripOf, timingOf } from './matches-address.ts';
import { matchesCalls } from './matches-calls.ts';
import { MatchesHeading } from './matches-heading.tsx';
import styles from './matches-page.module.css';
import { NoDay } from './no-day.tsx';

const todayAge = 15;
const otherDayAge = 120;

/** MAT */
export default function MatchesPage({ address }: { address: Address }) {
  const { t } = useTranslation();
  const view = useAtomValue(viewAtom);
  const { game, day, asked, show } = readMatchesAddress(address, view.today);
  const calls = matchesCalls(address, view);
  const age = useLiveAge(day === view.today ? todayAge : otherDayAge);
  const held = useLiveList(useResource(calls.matches, age));
  const ranking = useResource(calls.ranking, 600);
  if (day === undefined) return <NoDay game={game} asked={asked ?? ''} />;

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
      <MatchesHeading game={game} day={day} today={view.today} show={show} />
      <DayStrip game={game} chosen={day} days={days} show={show} held={held} />
      <FilterTabs game={game} date={asked} filters={filters} show={show} held={held} />
      <Columns side={side}>
        <div className={styles.list}>
          <h2 className="vh">{t('matches.byTournament')}</h2>
          <DayMatches held={held} show={show} />
        </div>
      </Columns>
    </Main>
  );
}
