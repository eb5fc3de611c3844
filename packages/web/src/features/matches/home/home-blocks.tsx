import type { Match, Standing } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompactDay } from '../../../format/compact-day.ts';
import { paths, type Sport, sports } from '../../../paths.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { useInitialStars } from '../../../state/favourites/use-initial-stars.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchCard } from '../board/match-card.tsx';
import { Scoreboard } from '../board/scoreboard.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { LeagueGroup } from '../list/league-group.tsx';
import { MatchList } from '../list/match-list.tsx';
import { RemainingRows } from '../list/remaining-rows.tsx';
import allBySport from './all-by-sport.module.css';
import { type SportCounts, sumOf } from './count-by-sport.ts';
import { leadReasonText } from './lead-reason.ts';
import styles from './live-matches.module.css';
import { splitLive } from './split-live.ts';

/** Matches by importance under the heads of their tournaments, which have more matches than these. */
const PartialLeagues = ({ matches }: { matches: readonly Match[] }) =>
  [...Map.groupBy(matches, ({ tournament }) => tournament.id)].map(([id, group]) => (
    <LeagueGroup key={id} matches={group} isPartial />
  ));

interface LiveProps {
  /** The tables of the leading match's tournament. */
  standing: Standing | undefined;
}

/** The most important live matches: a scoreboard, three cards, then rows by tournament. */
function LiveMatches({ matches, standing }: LiveProps & { matches: readonly Match[] }) {
  const { t } = useTranslation();
  const stars = useInitialStars();
  const { lead, cards, rest } = splitLive(matches);
  const reason = lead && leadReasonText({ lead, others: matches.slice(1), stars, standing }, t);
  return (
    <>
      {lead && (
        <div className={styles.lead}>
          {reason && <p className="meta">{reason}</p>}
          <Scoreboard match={lead} />
        </div>
      )}
      {cards.length > 0 && (
        <div className={styles.cards}>
          {cards.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </div>
      )}
      <PartialLeagues matches={rest} />
    </>
  );
}

interface ListProps {
  /** By importance. */
  resource: LoadedResource<readonly Match[]>;
  counts: SportCounts | undefined;
}

interface ListBlockProps extends ListProps {
  name: 'live' | 'tomorrow';
  /** The page of a sport with all of its matches. */
  to: (sport: Sport) => string;
  children: (matches: readonly Match[]) => ReactNode;
}

/** The first matches of a list, and the way to all of them. */
function ListBlock({ name, resource, counts, to, children }: ListBlockProps) {
  const { t } = useTranslation();
  const { result } = resource;
  const isLive = name === 'live';
  const count = counts && sumOf(counts);
  const rest = resource.totals?.rest ?? 0;
  const end = result ? (
    isLive && result.kind === 'ok' && <LastUpdated of={resource} />
  ) : (
    <Spinner label={t('shell.loading')} />
  );
  return (
    <Block
      title={t(`home.${name}`)}
      count={count}
      countText={t('matches.count', { count: count ?? 0 })}
      live={isLive}
      collapsible
      end={end}
    >
      <MatchList resource={resource} skeletonRows={8}>
        {children}
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} />}
      {counts && sumOf(counts) > 0 && (
        <p className={allBySport.all}>
          {t(isLive ? 'home.allLive' : 'home.allTomorrow')}
          {sports
            .filter((sport) => counts[sport] > 0)
            .map((sport) => (
              <Link key={sport} className="link" to={to(sport)}>
                {t(`games.${sport}`)} <span className="fig-m">{counts[sport]}</span>
              </Link>
            ))}
        </p>
      )}
    </Block>
  );
}

/** HOM-1, HOM-3 */
export const LiveBlock = ({ standing, ...props }: ListProps & LiveProps) => (
  <ListBlock name="live" to={(sport) => paths.matches(sport, { show: 'live' })} {...props}>
    {(matches) => <LiveMatches matches={matches} standing={standing} />}
  </ListBlock>
);

/** HOM-1, HOM-3 */
export const TomorrowBlock = ({ day, ...props }: ListProps & { day: CompactDay }) => (
  <ListBlock name="tomorrow" to={(sport) => paths.matches(sport, { date: day })} {...props}>
    {(matches) => <PartialLeagues matches={matches} />}
  </ListBlock>
);
