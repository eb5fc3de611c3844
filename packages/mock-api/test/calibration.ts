import type { PricedMatch } from './priced-matches.ts';

/** Predictions of about the same probability. */
export interface Tenth {
  readonly count: number;
  /** Their mean, and the share of them that came true. */
  readonly predicted: number;
  readonly happened: number;
}

interface Calibration {
  /** Mean of the negative logarithm of the probability that the outcome had: home win, draw or away win. */
  readonly logLoss: number;
  /** The same of a forecast that knows nothing but how often each outcome occurs in these very matches. */
  readonly baseLogLoss: number;
  /** The probabilities of all three outcomes together, from those below 0.1 on. */
  readonly tenths: readonly Tenth[];
}

type Prediction = readonly [probability: number, came: number];

function tenthsOf(predictions: readonly Prediction[]): Tenth[] {
  const tenths = Map.groupBy(predictions, ([probability]) => Math.floor(probability * 10));
  const mean = (list: readonly Prediction[], part: 0 | 1) =>
    list.reduce((sum, one) => sum + one[part], 0) / list.length;
  return [...tenths]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => ({ count: list.length, predicted: mean(list, 0), happened: mean(list, 1) }));
}

const outcomeOf = ({ goals: [home, away] }: PricedMatch): number => 1 - Math.sign(home - away);

/** The probabilities of a home win, a draw and an away win. */
const probabilitiesOf = ({ chances: { home, away } }: PricedMatch) => [home, 1 - home - away, away];

export function calibrationOf(matches: readonly PricedMatch[]): Calibration {
  const counts = [0, 0, 0];
  let loss = 0;
  const predictions = matches.flatMap((match) => {
    const outcome = outcomeOf(match);
    const probabilities = probabilitiesOf(match);
    counts[outcome] = (counts[outcome] as number) + 1;
    loss -= Math.log(probabilities[outcome] as number);
    return probabilities.map((one, no): Prediction => [one, Number(no === outcome)]);
  });
  const shares = counts.filter((count) => count > 0).map((count) => count / matches.length);
  return {
    logLoss: loss / matches.length,
    baseLogLoss: shares.reduce((sum, share) => sum - share * Math.log(share), 0),
    tenths: tenthsOf(predictions),
  };
}

/** In a two-way market a draw counts half for each side. */
const HOME_SHARE = [1, 0.5, 0] as const;

/** The home side's share in the published prices, without margin and as the mean of the bookmakers. */
export function publishedTenths(matches: readonly PricedMatch[]): Tenth[] {
  return tenthsOf(
    matches.flatMap((match): Prediction[] => {
      const shares = match.prices().map(([home, away]) => (1 + away) / (2 + home + away));
      if (shares.length === 0) return [];
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      return [[mean, HOME_SHARE[outcomeOf(match)] as number]];
    }),
  );
}
