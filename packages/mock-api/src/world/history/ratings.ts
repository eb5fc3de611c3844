/**
 * What the ratings assume, in logarithms of goals. Fitted to the leagues of 2011 to 2014 in the data, and not changed
 * for later ones, on which `real-prices.nightly.test.ts` tries them.
 */
const ASSUMED = {
  /** Goals of an average side, and how many times as many the home side scores: any competition, before its first match. */
  goals: Math.log(1.25),
  edge: 0.27,
  /** How much one match changes these two: a league alters over years. */
  levelLearning: 0.0004,
  /** Variance between the clubs of a league, of which nothing is known: two thirds are within a factor of 1.19. */
  spread: 0.03,
  /** The same in a continental cup, whose clubs come from leagues of any strength. */
  continentalSpread: 0.1,
  /** Variance between clubs in how open their matches are. It hardly changes: neither summer nor matches add to it. */
  tempoSpread: 0.02,
  /** A club may change from match to match, and more in a summer. */
  matchVariance: 0.0002,
  summerVariance: 0.0025,
  /** What is left of a strength after a summer in the same league, and in another one: promotion is half luck. */
  kept: 0.98,
  keptInAnother: 0.65,
  /** A club of average strength is so much below the average of the league above, and above that of the league below. */
  promoted: -0.2,
  relegated: 0.15,
  /** A club that no season before had: as a promoted one, which was better than the average of the league below. */
  newcomer: -0.05,
  /** Between the averages of two divisions that meet in a cup, and the division of a club that is in no league of the data. */
  divisionGap: 0.25,
  unknownDivision: 4,
} as const;

/** Draws are so many times as frequent as with goals that fall independently. */
export const DRAWS = 1.12;

/** How a competition scores. */
export interface Level {
  goals: number;
  edge: number;
}

export const startLevel = (): Level => ({ goals: ASSUMED.goals, edge: ASSUMED.edge });

/** A season, as far as ratings depend on it. Seasons of one competition share their level. */
export interface RatedSeason {
  readonly level: Level;
  readonly division: number;
  /** There is no earlier season of the competition: its clubs are no newcomers. */
  readonly isFirst: boolean;
  readonly isContinental: boolean;
  /** A cup of clubs that have their ratings from leagues; it changes none. */
  readonly isCup: boolean;
}

/**
 * What is known of a club. `strength` is what it adds to its own goals and takes from those of its opponents; `tempo` is
 * added to both. So its attack is their sum, and its defence their difference. Both have a variance, which is what is
 * still to be learned: the first matches of a new club change more than those of a known one (an extended Kalman filter).
 */
export interface Rating {
  strength: number;
  tempo: number;
  variance: number;
  tempoVariance: number;
  /** The last season from which it has learned. */
  season: RatedSeason | undefined;
}

export const newRating = (): Rating => ({
  strength: 0,
  tempo: 0,
  variance: 0,
  tempoVariance: 0,
  season: undefined,
});

/** The rating with which a club enters a season. */
function entering(rating: Rating, season: RatedSeason): Rating {
  const { season: last, strength, tempo, variance, tempoVariance } = rating;
  if (!last) {
    return {
      strength: season.isFirst ? 0 : ASSUMED.newcomer,
      tempo: 0,
      variance: season.isContinental ? ASSUMED.continentalSpread : ASSUMED.spread,
      tempoVariance: ASSUMED.tempoSpread,
      season,
    };
  }
  const step = Math.sign(season.division - last.division);
  const moved = step < 0 ? ASSUMED.promoted : ASSUMED.relegated;
  return {
    strength: step === 0 ? ASSUMED.kept * strength : moved + ASSUMED.keptInAnother * strength,
    tempo,
    variance: variance + ASSUMED.summerVariance,
    tempoVariance,
    season,
  };
}

/** Clubs of several divisions on one scale. */
function cupRating(rating: Rating): Rating {
  const division = rating.season?.division ?? ASSUMED.unknownDivision;
  return { ...rating, strength: rating.strength - ASSUMED.divisionGap * (division - 1) };
}

/** The rating of a club for a match of this season, whether or not it has learned from one. */
export function ratingIn(rating: Rating, season: RatedSeason): Rating {
  if (season.isCup) return cupRating(rating);
  return rating.season === season ? rating : entering(rating, season);
}

function enter(rating: Rating, season: RatedSeason): void {
  if (rating.season !== season) Object.assign(rating, entering(rating, season));
  else rating.variance += ASSUMED.matchVariance;
}

/** Moves the ratings of both clubs, and the level of the competition, towards a result. */
export function learn(
  season: RatedSeason,
  home: Rating,
  away: Rating,
  homeGoals: number,
  awayGoals: number,
): void {
  if (season.isCup) return;
  enter(home, season);
  enter(away, season);
  const { level } = season;
  const goals = level.goals + home.tempo + away.tempo;
  const lead = home.strength - away.strength + level.edge / 2;
  const expectedHome = Math.exp(goals + lead);
  const expectedAway = Math.exp(goals - lead);
  const homeMore = homeGoals - expectedHome;
  const awayMore = awayGoals - expectedAway;
  // The variance of the goals is their mean.
  const variance = expectedHome + expectedAway;
  const gain = 1 / (1 + variance * (home.variance + away.variance));
  const tempoGain = 1 / (1 + variance * (home.tempoVariance + away.tempoVariance));
  const surprise = gain * (homeMore - awayMore);
  home.strength += home.variance * surprise;
  away.strength -= away.variance * surprise;
  const openness = tempoGain * (homeMore + awayMore);
  home.tempo += home.tempoVariance * openness;
  away.tempo += away.tempoVariance * openness;
  home.variance -= home.variance ** 2 * variance * gain;
  away.variance -= away.variance ** 2 * variance * gain;
  home.tempoVariance -= home.tempoVariance ** 2 * variance * tempoGain;
  away.tempoVariance -= away.tempoVariance ** 2 * variance * tempoGain;
  level.goals += ASSUMED.levelLearning * (homeMore + awayMore);
  level.edge += ASSUMED.levelLearning * (homeMore - awayMore);
}
