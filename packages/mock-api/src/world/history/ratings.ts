import type { GoalRates } from '../model.ts';
import type { RealMatch, SeasonFile } from './season-file.ts';

/** What is known of a club before a season: logarithms of how many goals it scores and prevents. */
interface Rating {
  attack: number;
  defence: number;
}

/** How a competition scores: the logarithms of the goals of an average side, and of what the home side scores more. */
interface Level {
  goals: number;
  home: number;
}

const START: Level = { goals: Math.log(1.27), home: Math.log(1.16) };
/** How much one match changes the ratings of its clubs, and the level of its competition. */
const LEARNING = 0.05;
const LEVEL_LEARNING = 0.002;

class Ratings {
  readonly #ratings = new Map<string, Rating>();
  readonly #level: Level = { ...START };

  #of(team: string): Rating {
    const known = this.#ratings.get(team);
    if (known) return known;
    const rating = { attack: 0, defence: 0 };
    this.#ratings.set(team, rating);
    return rating;
  }

  /** Goals that both sides are expected to score. */
  rates({ home, away }: RealMatch): GoalRates {
    const [one, other] = [this.#of(home), this.#of(away)];
    const { goals, home: edge } = this.#level;
    return {
      home: Math.exp(goals + edge + one.attack - other.defence),
      away: Math.exp(goals + other.attack - one.defence),
    };
  }

  learn(match: RealMatch): void {
    if (!match.result || match.status) return;
    const { home, away } = this.rates(match);
    const [scored, conceded] = match.result.full;
    const [one, other] = [this.#of(match.home), this.#of(match.away)];
    const [more, against] = [scored - home, conceded - away];
    one.attack += LEARNING * more;
    other.defence -= LEARNING * more;
    other.attack += LEARNING * against;
    one.defence -= LEARNING * against;
    this.#level.goals += LEVEL_LEARNING * (more + against);
    this.#level.home += LEVEL_LEARNING * (more - against);
  }
}

/**
 * The expected goals of every match of a season. They are those of its prices from the first quote on, so they are
 * learned from the matches of the days before the one on which its market may open.
 */
export function seasonRates(
  { matches }: SeasonFile,
  leadDays: number,
): ReadonlyMap<RealMatch, GoalRates> {
  const ratings = new Ratings();
  const rates = new Map<RealMatch, GoalRates>();
  const inOrder = matches.toSorted((a, b) => a.day - b.day);
  // A day more: a match may end after midnight.
  const margin = Math.ceil(leadDays) + 1;
  let learned = 0;
  for (const match of inOrder) {
    for (; (inOrder[learned] as RealMatch).day + margin <= match.day; learned++) {
      ratings.learn(inOrder[learned] as RealMatch);
    }
    rates.set(match, ratings.rates(match));
  }
  return rates;
}
