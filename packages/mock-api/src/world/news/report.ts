import texts from '../data/phrases/news.json' with { type: 'json' };
import type { Localized } from '../localized.ts';
import { type Goal, goalsOf } from './football-recap.ts';
import { finalTitle, leadOf } from './lead.ts';
import { nextMatches } from './next-matches.ts';
import { recapOf } from './recap.ts';
import { type StoryText, storyText } from './story.ts';
import { bestPriceOf, isKnockout, type MatchFacts } from './subject.ts';
import { tableText } from './table-text.ts';
import { countText } from './words.ts';
import { paragraph } from './writer.ts';

const TITLES = texts.report.titles;

const EXPECTED = texts.report.expected;
const PRICE_SHARE = 0.45;

/** A lead of this many goals, points or maps is a rout. */
const ROUT_MARGIN = { football: 3, basketball: 20, esports: 3 } as const;
const NARROW_POINTS = 4;
const LATE_MINUTE = 85;
const HAT_TRICK = 3;

/** The player with the most goals for the winner, own goals left out. */
function topScorer(goals: readonly Goal[], { winnerSide }: MatchFacts) {
  const own = goals.filter(({ kind, side }) => kind !== 'own-goal' && side === winnerSide);
  const byName = Map.groupBy(own, ({ player }) => player?.en);
  const [best = []] = [...byName.values()].sort((a, b) => b.length - a.length);
  return { player: best[0]?.player, count: best.length };
}

function footballTitle(facts: MatchFacts): Localized {
  const { say, margin, isDraw, winnerSide, fixture } = facts;
  const goals = goalsOf(facts);
  if (isDraw) {
    return goals.length === 0
      ? say('goalless title', TITLES.goalless)
      : say('draw title', TITLES.draw);
  }
  if (margin === 0) return say('penalties title', TITLES.penalties);
  const { player, count } = topScorer(goals, facts);
  if (count >= HAT_TRICK)
    return say('hat-trick title', TITLES.hatTrick, { p: player, n: countText(count) });
  if (isKnockout(fixture)) return say('knockout title', TITLES.knockout);
  if (margin >= ROUT_MARGIN.football) return say('rout title', TITLES.rout);
  const last = goals.at(-1);
  const isLate = last?.side === winnerSide && (last.minute ?? 0) >= LATE_MINUTE && margin === 1;
  if (isLate && last.kind !== 'own-goal') return say('late title', TITLES.late, { p: last.player });
  const wasBehind = goals.some(({ role, side }) => role === 'opener' && side !== winnerSide);
  if (wasBehind) return say('comeback title', TITLES.comeback);
  return say('title', TITLES.won);
}

function otherTitle({ engine, fixture, outcome, margin, say }: MatchFacts): Localized {
  if (isKnockout(fixture)) return say('knockout title', TITLES.knockout);
  const isBasketball = fixture.season.tournament.game === 'basketball';
  const { periods } = engine.playOf(fixture).at(outcome.end);
  if (periods.some(({ kind }) => kind === 'overtime'))
    return say('overtime title', TITLES.overtime);
  if (margin >= ROUT_MARGIN[isBasketball ? 'basketball' : 'esports'])
    return say('rout title', TITLES.rout);
  const isNarrow = isBasketball ? margin <= NARROW_POINTS : margin === 1 && fixture.bestOf !== 1;
  return isNarrow ? say('narrow title', TITLES.narrow) : say('title', TITLES.won);
}

function titleOf(facts: MatchFacts): Localized {
  const isFootball = facts.fixture.season.tournament.game === 'football';
  return finalTitle(facts) ?? (isFootball ? footballTitle(facts) : otherTitle(facts));
}

/** The price of the winner at kick-off, in some of the reports. */
function expectation(facts: MatchFacts): Localized | undefined {
  if (facts.isDraw || !facts.rolls('price', PRICE_SHARE)) return undefined;
  const price = bestPriceOf(facts, facts.winnerSide)?.text;
  return price && facts.say('expected', EXPECTED, price);
}

export const reportText = (facts: MatchFacts): StoryText =>
  storyText(titleOf(facts), [
    leadOf(facts),
    recapOf(facts),
    paragraph(...tableText(facts), expectation(facts)),
    nextMatches(facts),
  ]);
