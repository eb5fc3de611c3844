import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LazyLineups,
  LazyMeetings,
  LazyStatistics,
} from '../../features/matches/detail/lazy-views.tsx';
import { MatchBoard } from '../../features/matches/detail/match-board.tsx';
import { MatchEvents } from '../../features/matches/detail/match-events.tsx';
import { LazyReplay } from '../../features/matches/line/lazy-replay.tsx';
import { matchState, namesOf, shootOutText } from '../../features/matches/model/match.ts';
import { hasMinutes } from '../../features/matches/model/part-calls.ts';
import { useMatchView } from '../../features/matches/model/use-match-view.ts';
import { loadedMoment } from '../../features/matches/share/moment.ts';
import { useKickOffPrices } from '../../features/matches/spoilers/kick-off-prices.ts';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { MomentProvider, useShown } from '../../state/clock/replayed-moment.tsx';
import { useLiveMatch } from '../../state/live/use-live-match.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { PlayerLinks } from '../../state/navigation/player-link.tsx';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../state/session.tsx';
import type { Resource } from '../../state/stores/resource.ts';
import { classNames } from '../../ui/dom/class-names.ts';
import layout from '../../ui/layout/detail.module.css';
import { type matchCalls, matchCrumbs, samplePlayer, timelineCall } from './match-data.ts';
import { MatchOverview } from './match-overview.tsx';
import styles from './match-page.module.css';
import { EXTRA_VIEWS, hasView, viewCall, viewIn } from './match-views.ts';
import { ViewTabs } from './view-tabs.tsx';

const COMMENTARY_AGE_MS = 10_000;

interface MatchContentProps {
  loadedMatch: Match;
  resource: Resource<unknown>;
  calls: ReturnType<typeof matchCalls>;
  address: Address;
}

export function MatchContent({ loadedMatch, resource, calls, address }: MatchContentProps) {
  const { t } = useTranslation();
  const { resources, hasRealSeasons } = useSession();
  const context = useAtomValue(callContextAtom);
  const timeline = timelineCall(loadedMatch, context);
  const streamed = useLiveMatch(loadedMatch);
  const match = useKickOffPrices(streamed, timeline);
  // A streamed match lacks the commentary.
  useEffect(() => {
    if (streamed !== loadedMatch) void resources.load(calls.match, COMMENTARY_AGE_MS);
  }, [streamed, loadedMatch, calls, resources]);
  const [firstMatch] = useState(loadedMatch);
  const { shown, extras } = useViews(match, address);
  const at = address.search.get('at');
  const isSoon = matchState(match) === 'soon';
  const isTimed = hasMinutes(loadedMatch, hasRealSeasons);
  const [initial] = useState(() =>
    isTimed ? loadedMoment(loadedMatch, resources.read(timeline).result, at) : undefined,
  );
  const replay = !isSoon && isTimed && (
    <LazyReplay match={loadedMatch} call={timeline} at={at} initial={initial} />
  );
  return (
    <MomentProvider initial={initial}>
      <PlayerLinks sampleId={samplePlayer(firstMatch, context, resources.read)}>
        <Breadcrumb items={matchCrumbs(match, t)} />
        <MatchHeading match={match} />
        <MatchBoard match={match} replay={replay} />
        {!isSoon && !isTimed && <p className="meta">{t('detail:noMinutes')}</p>}
        <MatchEvents match={match} commentary={loadedMatch.commentary} />
        <ViewTabs match={firstMatch} address={address} shown={shown} extras={extras} />
        <div className={classNames(layout.columns, shown !== 'overview' && styles.view)}>
          {shown === 'overview' && (
            <MatchOverview
              match={match}
              firstMatch={firstMatch}
              commentary={loadedMatch.commentary}
              resource={resource}
              calls={calls}
              address={address}
            />
          )}
          {shown === 'lineups' && <LazyLineups match={firstMatch} />}
          {shown === 'statistics' && <LazyStatistics match={match} timeline={timeline} />}
          {shown === 'meetings' && <LazyMeetings match={firstMatch} />}
        </div>
      </PlayerLinks>
    </MomentProvider>
  );
}

/** The views that the match has beside the overview, and the shown one: the overview if the match lacks the one asked for. */
function useViews(match: Match, address: Address) {
  const context = useAtomValue(callContextAtom);
  const { resources } = useSession();
  const asked = viewIn(address);
  // Renders again when the view's data arrive: they may be empty, and then the match lacks the view.
  useAtomValue(
    resources.atomOf(viewCall(asked === 'overview' ? 'lineups' : asked, match, context)),
  );
  const extras = EXTRA_VIEWS.filter((view) => hasView(view, match, context, resources.read));
  return { shown: extras.find((view) => view === asked) ?? 'overview', extras } as const;
}

/** The board shows the same in figures; this is the heading for screen readers. */
function MatchHeading({ match: present }: { match: Match }) {
  const { match, pausedAt } = useShown(present);
  const { t } = useTranslation();
  const { state, time } = useMatchView(match, pausedAt);
  const pair = t('match.versus', namesOf(match));
  const heading = [t(`detail:heading.${state}`, { pair, time }), shootOutText(match, t)];
  return <h1 className="vh">{heading.filter(Boolean).join(t('match.spoken.comma'))}</h1>;
}
