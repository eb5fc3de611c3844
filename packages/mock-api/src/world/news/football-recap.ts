import texts from '../data/phrases/news.json' with { type: 'json' };
import { isGoalKind } from '../football/given.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Incident, Side } from '../model.ts';
import { scoreOfLeader } from '../sides.ts';
import type { MatchFacts } from './subject.ts';
import { countText, minuteText } from './words.ts';
import type { Phrases } from './writer.ts';

type Role = 'only' | 'opener' | 'level' | 'ahead' | 'further' | 'behind';

export interface Goal extends Incident {
  readonly role: Role;
  readonly side: Side;
}

const GOALS: Readonly<Record<Role, Phrases>> = texts.footballRecap.goals;

const GOALLESS = texts.footballRecap.goalless;
const MORE_GOALS = texts.footballRecap.moreGoals;
const ONE_MORE = texts.footballRecap.oneMore;
const SENT_OFF = texts.footballRecap.sentOff;
const PENALTY_MISSED = texts.footballRecap.penaltyMissed;
const SHOOTOUT = texts.footballRecap.shootout;

function roleOf({ side, home = 0, away = 0 }: Incident): Role {
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  if (own === other) return 'level';
  if (own < other) return 'behind';
  if (own - other > 1) return 'further';
  return other === 0 ? 'opener' : 'ahead';
}

/** The goals of a match in the order of time, without those of a shoot-out. */
export const goalsOf = ({ engine, fixture }: MatchFacts): Goal[] =>
  engine
    .playOf(fixture)
    .incidents.filter(({ kind }) => isGoalKind(kind))
    .map((goal) => ({ ...goal, role: roleOf(goal), side: goal.side as Side }));

/** The scorer, with the way the goal was scored. */
function scorerText({ kind, player }: Goal): Localized {
  const { en, zh, es } = player as Localized;
  if (kind === 'own-goal')
    return localize(`an own goal by ${en}`, `${zh}的乌龙球`, `${es}, en propia puerta,`);
  return kind === 'penalty-goal'
    ? localize(`${en}, from the spot,`, `${zh}（点球）`, `${es}, de penalti,`)
    : { en, zh, es };
}

const MAX_GOALS = 4;

/** Goals, dismissals and penalties. */
export function footballRecap(facts: MatchFacts): Localized[] {
  const { engine, fixture, outcome, say } = facts;
  const { incidents } = engine.playOf(fixture);
  const goals = goalsOf(facts);
  const describe = (goal: Goal): Localized => {
    const role = goals.length === 1 && goal.kind !== 'own-goal' ? 'only' : goal.role;
    return say(`goal ${role}`, GOALS[role], {
      p: scorerText(goal),
      t: fixture[goal.side].name,
      m: minuteText(goal),
      s: same(scoreOfLeader(goal)),
    });
  };
  const left = goals.length - MAX_GOALS;
  const between =
    left > 0 ? [say('more', left === 1 ? ONE_MORE : MORE_GOALS, { n: countText(left) })] : [];
  const shown = left > 0 ? [...goals.slice(0, 2), ...goals.slice(-2)] : goals;
  const minutes = same(outcome.end - fixture.start > 7_500 ? 120 : 90);
  const scoring =
    goals.length === 0
      ? [say('goalless', GOALLESS, { n: minutes })]
      : [...shown.slice(0, 2).map(describe), ...between, ...shown.slice(2).map(describe)];
  const happened = (kind: Incident['kind'], name: string, list: Phrases) =>
    incidents
      .filter((one) => one.kind === kind && one.player)
      .slice(0, 1)
      .map((one) =>
        say(name, list, {
          p: one.player,
          t: fixture[one.side as Side].name,
          m: minuteText(one),
        }),
      );
  const kicks = engine
    .playOf(fixture)
    .at(outcome.end)
    .periods.find(({ kind }) => kind === 'penalties');
  const k = kicks && same(scoreOfLeader(kicks));
  return [
    ...scoring,
    ...happened('red-card', 'sent off', SENT_OFF),
    ...happened('penalty-missed', 'missed', PENALTY_MISSED),
    ...(k ? [say('shoot-out', SHOOTOUT, { k })] : []),
  ];
}
