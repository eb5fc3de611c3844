import { lazy } from '../lazy.ts';
import type { Round, Rules, SeasonKey, SeasonPlan } from '../model.ts';

/** The plan with the starts that facts move, within rounds that last as long. */
export function withGivenStarts(
  plan: SeasonPlan,
  key: SeasonKey,
  rules: Rules,
  givenIds: readonly string[],
): SeasonPlan {
  const prefix = `ma${key.id.slice(2)}-`;
  const ids = givenIds.filter((id) => id.startsWith(prefix));
  if (ids.length === 0) return plan;
  const givenStart = (id: string) => rules.givenStart(id, key);
  const withStarts = (round: Round): Round => {
    const starts = ids
      .filter((id) => id.split('-')[3] === round.idPart)
      .map(givenStart)
      .filter((start) => start !== undefined);
    if (starts.length === 0) return round;
    return {
      ...round,
      first: Math.min(round.first, ...starts),
      last: Math.max(round.last, ...starts),
      fixtures: lazy(() => {
        const fixtures = round.fixtures();
        for (const one of fixtures) one.start = givenStart(one.id) ?? one.start;
        return fixtures;
      }),
    };
  };
  return { ...plan, rounds: plan.rounds.map(withStarts) };
}
