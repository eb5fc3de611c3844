import texts from '../data/phrases/news.json' with { type: 'json' };
import { type Localized, localize, same } from '../localized.ts';
import type { Period } from '../model.ts';
import { opponentOf, scoreOfLeader } from '../sides.ts';
import type { MatchFacts } from './subject.ts';
import { countText, placeText } from './words.ts';

const LED_AT_HALF = texts.basketballRecap.ledAtHalf;
const TRAILED_AT_HALF = texts.basketballRecap.trailedAtHalf;
const LEVEL_AT_HALF = texts.basketballRecap.levelAtHalf;
const BEST_QUARTER = texts.basketballRecap.bestQuarter;
const LEAD_CHANGES = texts.basketballRecap.leadChanges;
const FOR_GOOD = texts.basketballRecap.forGood;
const OVERTIME = texts.basketballRecap.overtime;

/** Before a noun. */
const QUARTERS_ES = ['primer', 'segundo', 'tercer', 'último'];
const MANY_LEAD_CHANGES = 6;

/** Half-time, the best quarter of the winner, changes of the lead and overtime. */
export function basketballRecap(facts: MatchFacts): Localized[] {
  const { engine, fixture, outcome, winnerSide, say } = facts;
  const loserSide = opponentOf(winnerSide);
  const play = engine.playOf(fixture);
  const { periods } = play.at(outcome.end);
  const quarters = periods.filter(({ kind }) => kind === 'quarter');
  const sum = (list: readonly Period[], side: 'home' | 'away') =>
    list.reduce((total, period) => total + period[side], 0);
  const scoreIn = (list: readonly Period[]) =>
    same(`${sum(list, winnerSide)}–${sum(list, loserSide)}`);
  const reversed = (list: readonly Period[]) =>
    same(`${sum(list, loserSide)}–${sum(list, winnerSide)}`);
  const half = quarters.slice(0, 2);
  const lead = sum(half, winnerSide) - sum(half, loserSide);
  const [name, list] =
    lead > 0
      ? (['led', LED_AT_HALF] as const)
      : lead < 0
        ? (['trailed', TRAILED_AT_HALF] as const)
        : (['level', LEVEL_AT_HALF] as const);
  const marginOf = (quarter: Period) => quarter[winnerSide] - quarter[loserSide];
  const best = quarters.reduce((one, other) => (marginOf(other) > marginOf(one) ? other : one));
  const changes = play.incidents.filter(({ kind }) => kind === 'lead-change');
  const last = changes.at(-1);
  const isDecidedInOvertime = periods.length > quarters.length;
  const fullTime = quarters.length > 0 ? scoreIn(quarters) : same('');
  return [
    say(name, list, { s: scoreIn(half), t: reversed(half) }),
    isDecidedInOvertime
      ? say('overtime', OVERTIME, { s: fullTime })
      : say('quarter', BEST_QUARTER, {
          q: { ...placeText(best.number), es: QUARTERS_ES[best.number - 1] ?? '' },
          qz: localize('', `第${'一二三四'[best.number - 1]}节`, ''),
          s: scoreIn([best]),
        }),
    ...(changes.length >= MANY_LEAD_CHANGES
      ? [say('changes', LEAD_CHANGES, { n: countText(changes.length) })]
      : []),
    ...(last?.player && last.side === winnerSide && !isDecidedInOvertime
      ? [say('for good', FOR_GOOD, { p: last.player, s: same(scoreOfLeader(last)) })]
      : []),
  ];
}
