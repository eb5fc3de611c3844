import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { paths } from '../../../paths.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchCard } from '../card/match-card.tsx';
import { RemainingRows } from '../day/remaining-rows.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { MatchList } from '../list/match-list.tsx';
import { Scoreboard } from '../scoreboard/scoreboard.tsx';
import { AllBySport } from './all-by-sport.tsx';
import { type SportCounts, sumOf } from './count-by-sport.ts';
import styles from './live-matches.module.css';
import { PartialLeagues } from './partial-leagues.tsx';
import { splitLive } from './split-live.ts';

/** The most important live matches: a scoreboard, three cards, then rows by tournament. */
function LiveMatches({ matches }: { matches: readonly Match[] }) {
  const { lead, cards, rest } = splitLive(matches);
  return (
    <>
      {lead && (
        <div className={styles.lead}>
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

interface LiveBlockProps {
  /** By importance. */
  resource: LoadedResource<readonly Match[]>;
  counts: SportCounts | undefined;
}

/** HOM-1, HOM-3 */
export function LiveBlock({ resource, counts }: LiveBlockProps) {
  const { t } = useTranslation();
  const { result } = resource;
  const end = result ? (
    result.kind === 'ok' && <LastUpdated of={resource} />
  ) : (
    <Spinner label={t('shell.loading')} />
  );
  const rest = resource.totals?.rest ?? 0;
  return (
    <Block title={t('home.live')} count={counts && sumOf(counts)} live collapsible end={end}>
      <MatchList resource={resource} skeletonRows={8}>
        {(matches) => <LiveMatches matches={matches} />}
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} />}
      {counts && sumOf(counts) > 0 && (
        <AllBySport
          title={t('home.allLive')}
          counts={counts}
          to={(sport) => paths.matches(sport, { show: 'live' })}
        />
      )}
    </Block>
  );
}
