import type { Match } from '@touchline/types';
import type { Price } from '../model/match-price.ts';
import type { MatchView } from '../model/match-view.ts';
import { PriceFigure } from '../row/price-figure.tsx';
import { marketPick } from './market-pick.ts';
import styles from './prediction-card.module.css';
import { PredictionRow } from './prediction-row.tsx';

interface PredictionOddsProps {
  match: Match;
  view: MatchView;
  label: string;
}

/** The best price on each side with its bookmaker; the shorter price is marked as the prediction. */
export function PredictionOdds({ match, view, label }: PredictionOddsProps) {
  const pick = marketPick(match);
  const side = (name: 'home' | 'away', price: Price | undefined) => (
    <>
      <PriceFigure price={price} className={pick === name ? styles.picked : undefined} />
      {price?.bookmaker && <small className="cut">{price.bookmaker}</small>}
    </>
  );
  if (!view.home && !view.away) return null;
  return (
    <PredictionRow label={label} home={side('home', view.home)} away={side('away', view.away)} />
  );
}
