import type { MapScore } from './titles.ts';

interface Final {
  readonly winner: number;
  readonly loser: number;
  readonly likely: number;
}

const OVERTIME = 0.13;
const LONG = 0.75;

/** At most so many of a range, its ends among them. */
function some(from: number, to: number, most = 15): number[] {
  const count = Math.min(most, to - from + 1);
  if (count === 1) return [from];
  return Array.from({ length: count }, (_, no) =>
    Math.round(from + ((to - from) * no) / (count - 1)),
  );
}

/** How a map may end, as maps.ts draws it. */
function finalsOf(score: MapScore): Final[] {
  if (score.kind === 'count') {
    return some(...score.winner).flatMap((winner) =>
      some(...score.loser).map((loser) => ({
        winner,
        loser: Math.min(winner - 1, loser),
        likely: 1,
      })),
    );
  }
  const { to, lead } = score;
  const overtime = lead > 1 ? OVERTIME : 0;
  const count = to - lead + 1;
  const below = (loser: number) => (loser / count) ** (1 / LONG);
  const regular = Array.from({ length: count }, (_, loser) => ({
    winner: to,
    loser,
    likely: (1 - overtime) * (below(loser + 1) - below(loser)),
  }));
  const longer = [1, 2, 3].map((more) => ({
    winner: to + more,
    loser: to + more - 2,
    likely: overtime / 3,
  }));
  return [...regular, ...longer];
}

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++) {
    logFactorials.push((logFactorials[next - 1] as number) + Math.log(next));
  }
  return logFactorials[n] as number;
}
const logWays = (of: number, n: number): number =>
  logFactorial(of) - logFactorial(n) - logFactorial(of - n);

/** How likely a map that ends so has stood so: its points come in any order, but the last is the winner's. */
function passes({ winner, loser, likely }: Final, won: number, lost: number): number {
  if (won >= winner || lost > loser) return 0;
  const all = winner - 1 + loser;
  return (
    likely * Math.exp(logWays(winner - 1, won) + logWays(loser, lost) - logWays(all, won + lost))
  );
}

const known = new WeakMap<MapScore, Final[]>();

/** How many times as likely a map stands so on the home side's way to win it as on the other's. */
export function leadOdds(score: MapScore, home: number, away: number): number {
  const finals = known.get(score) ?? finalsOf(score);
  known.set(score, finals);
  let [one, other] = [0, 0];
  for (const final of finals) {
    one += passes(final, home, away);
    other += passes(final, away, home);
  }
  // Its last point has fallen.
  if (one === other) return home === away ? 1 : home > away ? 1e6 : 1e-6;
  return Math.min(1e6, Math.max(1e-6, one / other));
}
