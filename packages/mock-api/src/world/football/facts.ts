import type { FactError, FactsOfMatch, GivenIncident } from '../facts.ts';

const LAST_MINUTE = 90;
const MAX_GOALS = 20;

export const isGoal = ({ kind }: GivenIncident): boolean =>
  kind === 'goal' || kind === 'own-goal' || kind === 'penalty-goal';

/** The goals of a score, spread evenly, first those of the side with more. */
function spreadGoals({ score, minute = LAST_MINUTE }: FactsOfMatch): GivenIncident[] {
  const { home, away } = score ?? { home: 0, away: 0 };
  const sides = home >= away ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const goals = sides.flatMap((side) =>
    Array.from({ length: side === 'home' ? home : away }, () => side),
  );
  return goals.map((side, no) => ({
    side,
    kind: 'goal',
    minute: Math.max(1, Math.floor((minute * (no + 1)) / (goals.length + 1))),
  }));
}

/** All goals of the ninety minutes, with the cards that are given. */
export const givenIncidents = (match: FactsOfMatch): readonly GivenIncident[] =>
  match.incidents ?? spreadGoals(match);

/** The goals until the end of a minute, for the side that they count for. */
export function givenGoals(match: FactsOfMatch, lastMinute = LAST_MINUTE) {
  const goals = givenIncidents(match).filter((one) => isGoal(one) && one.minute <= lastMinute);
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

export function footballFactError(match: FactsOfMatch): FactError | undefined {
  const { score, minute = LAST_MINUTE } = match;
  if (!score) return undefined;
  const error = (message: string): FactError => ({ field: 'score', message });
  const { home, away } = score;
  if (home + away > MAX_GOALS) return error(`has more than ${MAX_GOALS} goals`);
  const goals = givenGoals(match, minute);
  if (goals.home === home && goals.away === away) return undefined;
  const counted = `${goals.home}-${goals.away} in minute ${minute}`;
  return error(`has the score ${home}-${away}, but by its incidents it is ${counted}`);
}
