import type { Match } from '@touchline/types';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholePercent } from '../../../format/percent.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { useLiveMatch } from '../../../state/live/use-live-match.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { useSession } from '../../../state/session.tsx';
import { mapResource } from '../../../state/stores/resource.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { MatchCardState } from '../board/match-card-state.tsx';
import { MatchList } from '../list/match-list.tsx';
import { chanceKind } from '../model/handicap.ts';
import { matchSport, type Side } from '../model/match.ts';
import type { Price } from '../model/match-price.ts';
import type { MatchView } from '../model/match-view.ts';
import { useMatchView } from '../model/use-match-view.ts';
import { PriceFigure } from '../row/price-figure.tsx';
import { TipCount } from '../row/tip-count.tsx';
import { chanceOf, marketPick } from './market-pick.ts';
import predictionCard from './prediction-card.module.css';
import styles from './prediction-list.module.css';
import {
  type AnalysisCall,
  ComparisonRow,
  SideComparison,
  SideComparisonSkeleton,
} from './side-comparison.tsx';
import { dueMatches } from './tipped-matches.ts';

interface PredictionListProps {
  resource: LoadedResource<readonly Match[]>;
  limit: number;
  moreUrl: string;
  analysisOf: (matchId: string) => AnalysisCall;
}

/** NWS-4: the predictions for upcoming matches, by kick-off. */
export function PredictionList({ resource, limit, moreUrl, analysisOf }: PredictionListProps) {
  const { t } = useTranslation();
  return (
    <MatchList resource={mapResource(resource, dueMatches)} skeletonRows={8}>
      {(due) => (
        <>
          <ul className={styles.list}>
            {due.slice(0, limit).map((match) => (
              <PredictionCard key={match.id} match={match} analysis={analysisOf(match.id)} />
            ))}
          </ul>
          {(resource.totals?.due ?? due.length) > limit && (
            <Link className={buttonClass()} to={moreUrl}>
              {t('shell.more')}
            </Link>
          )}
        </>
      )}
    </MatchList>
  );
}

/** The best price on each side with its bookmaker; the shorter price is marked as the prediction. */
function PredictionOdds({ match, view }: { match: Match; view: MatchView }) {
  const { t } = useTranslation();
  const pick = marketPick(match);
  const side = (name: Side, price: Price | undefined) => (
    <>
      <PriceFigure price={price} className={pick === name ? predictionCard.picked : undefined} />
      {price?.bookmaker && <small className="cut">{price.bookmaker}</small>}
    </>
  );
  if (!view.home && !view.away) return null;
  const [home, away] = [side('home', view.home), side('away', view.away)];
  return <ComparisonRow label={t('predictions:best')} home={home} away={away} />;
}

/** A card this close to the viewport loads its analysis. */
const ROOT_MARGIN = '400px';

interface PredictionCardProps {
  match: Match;
  analysis: AnalysisCall;
}

/** NWS-4: an upcoming match, its two sides on either side of the halfway line. */
function PredictionCard({ match: initialMatch, analysis }: PredictionCardProps) {
  const match = useLiveMatch(initialMatch);
  const view = useMatchView(match);
  const card = useRef<HTMLLIElement>(null);
  const { resources } = useSession();
  const isLoaded = resources.read(analysis).result !== undefined;
  const hasBeenInView = useHasBeenInView(card, isLoaded);
  return (
    <li ref={card} className={predictionCard.card} data-match={match.id}>
      <div className={predictionCard.top}>
        <Flag country={match.tournament.country} />
        <span className="cut">{match.tournament.name}</span>
        <MatchCardState match={match} view={view} className={predictionCard.until} />
      </div>
      <Link to={view.path}>
        <span className="vh">{view.sentence}</span>
        <span className={predictionCard.pair} aria-hidden="true">
          <span className={predictionCard.side}>
            <ClubCrest team={match.homeTeam} kind={view.sport} size={26} />
            <span className={predictionCard.name}>{match.homeTeam.name}</span>
          </span>
          <span className={classNames('fig', predictionCard.time)}>{view.time}</span>
          <span className={predictionCard.side}>
            <span className={predictionCard.name}>{match.awayTeam.name}</span>
            <ClubCrest team={match.awayTeam} kind={view.sport} size={26} />
          </span>
        </span>
      </Link>
      <dl>
        {hasBeenInView ? <SideComparison call={analysis} /> : <SideComparisonSkeleton />}
        <PredictionOdds match={match} view={view} />
      </dl>
      <div className={predictionCard.foot}>
        <Pick match={match} />
        <TipCount count={match.tips} className={predictionCard.tips} />
      </div>
    </li>
  );
}

/** The side predicted by the market, and its chance: in football if the match is not drawn. */
function Pick({ match }: { match: Match }) {
  const { t } = useTranslation();
  const pick = marketPick(match);
  if (!pick) return <span>{t('predictions:none')}</span>;
  const team = pick === 'home' ? match.homeTeam : match.awayTeam;
  const kind = chanceKind(matchSport(match), '0');
  const percent = wholePercent(chanceOf(match) ?? 0);
  return (
    <span className={predictionCard.pick}>
      <strong>{team.name}</strong>
      <span>
        <Numerals as="fig-s" text={t(`match.chance.${kind}`, { percent })} />
      </span>
    </span>
  );
}

/** Whether an element has come near the viewport at least once. */
function useHasBeenInView(element: RefObject<Element | null>, initial: boolean): boolean {
  const [hasBeenInView, setHasBeenInView] = useState(initial);
  useEffect(() => {
    if (hasBeenInView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasBeenInView(true),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [hasBeenInView, element]);
  return hasBeenInView;
}
