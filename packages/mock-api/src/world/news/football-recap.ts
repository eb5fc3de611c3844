import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { isGoalKind } from '../football/facts.ts';
import { type Localized, localize, same } from '../localized.ts';
import type { Incident, Side } from '../model.ts';
import { scoreOfLeader } from '../sides.ts';
import type { MatchFacts } from './match-facts.ts';
import { countText, minuteText } from './words.ts';
import type { Phrases } from './writer.ts';

type Role = 'only' | 'opener' | 'level' | 'ahead' | 'further' | 'behind';

export interface Goal extends Incident {
  readonly role: Role;
  readonly side: Side;
}

const GOALS: Readonly<Record<Role, Phrases>> = {
  only: phrases(`
    The only goal came {m}, from {p}.:全场唯一的进球来自{p}，时间是{m}。:El único gol llegó {m}: {p}.|
    One goal decided it: {p} scored {m}.:一球定胜负：{p}在{m}破门。:Un gol lo decidió: {p}, {m}.|
    {p} got the only goal {m}.:{m}，{p}打进全场唯一进球。:{p} hizo el único gol, {m}.`),
  opener: phrases(`
    {p} put {t} ahead {m}.:{m}，{p}为{t}首开纪录。:{p} adelantó a {t} {m}.|
    {p} broke the deadlock for {t} {m}.:{m}，{p}打破僵局，{t}1–0领先。:{p} abrió el marcador para {t} {m}.|
    {t} went in front {m} through {p}.:{t}在{m}凭借{p}率先得分。:{t} se adelantó {m} con un gol: {p}.|
    {p} gave {t} the lead {m}.:{m}，{p}让{t}取得领先。:{p} dio ventaja a {t} {m}.`),
  level: phrases(`
    {p} levelled at {s} {m}.:{m}，{p}将比分扳成{s}。:{p} empató, {s}, {m}.|
    {p} drew {t} level {m}.:{m}，{p}帮助{t}追平。:{p} igualó para {t} {m}.|
    {t} were back at {s} {m} through {p}.:{t}在{m}凭借{p}扳回{s}。:{t} puso el {s} {m}: {p}.|
    {p} made it {s} {m}.:{m}，{p}把比分改写为{s}。:{p} hizo el {s} {m}.`),
  ahead: phrases(`
    {p} then put {t} {s} up {m}.:{m}，{p}使{t}以{s}反超。:{p} adelantó después a {t}, {s}, {m}.|
    {t} moved {s} ahead {m} through {p}.:{t}在{m}凭借{p}取得{s}的领先。:{t} se puso {s} {m}: {p}.|
    {p} turned it into {s} for {t} {m}.:{m}，{p}让{t}{s}领先。:{p} firmó el {s} para {t} {m}.`),
  further: phrases(`
    {p} stretched the lead to {s} {m}.:{m}，{p}将优势扩大到{s}。:{p} amplió la ventaja, {s}, {m}.|
    {p} made it {s} for {t} {m}.:{m}，{p}再下一城，{t}{s}领先。:{p} hizo el {s} de {t} {m}.|
    {p} took {t} to {s} {m}.:{t}在{m}凭借{p}把比分拉大到{s}。:{p} llevó a {t} al {s} {m}.|
    {m} it was {s}, thanks to {p}.:{m}，{p}让比分变为{s}。:{m} llegó el {s}: {p}.`),
  behind: phrases(`
    {p} pulled one back for {t} {m}.:{m}，{p}为{t}扳回一球。:{p} recortó distancias para {t} {m}.|
    {p} cut it to {s} {m}.:{m}，{p}将差距缩小到{s}。:{p} dejó el marcador en {s} {m}.|
    {t} replied {m} through {p}.:{t}在{m}凭借{p}予以还击。:{t} replicó {m}: {p}.|
    {p} got {t} back to {s} {m}.:{m}，{p}把比分追成{s}。:{p} acercó a {t}, {s}, {m}.`),
};

const GOALLESS = phrases(`
  Neither goalkeeper was beaten in {n} minutes.:{n}分钟里，双方门将都没有失球。:Ningún portero encajó en {n} minutos.|
  It stayed that way from the first whistle to the last.:从开场到终场，比分始终没有改变。:Así siguió desde el primer pitido hasta el último.|
  Both defences held, and neither attack found a way past.:两条防线都经受住了考验，进攻端均无建树。:Las dos defensas aguantaron y ningún ataque encontró el camino.`);
const MORE_GOALS = phrases(`
  {n} more goals followed.:此后又有{n}个进球。:Después llegaron {n} goles más.`);
const ONE_MORE = phrases(`
  Another goal followed.:此后又有1个进球。:Después llegó otro gol.`);
const SENT_OFF = phrases(`
  {t} finished with ten men: {p} was sent off {m}.:{t}十人作战：{p}在{m}被罚下。:{t} acabó con diez: {p} fue expulsado {m}.|
  {p} of {t} saw red {m}.:{m}，{t}的{p}染红离场。:{p}, de {t}, vio la roja {m}.`);
const PENALTY_MISSED = phrases(`
  {p} missed a penalty for {t} {m}.:{t}的{p}在{m}罚失点球。:{p} falló un penalti para {t} {m}.`);
const SHOOTOUT = phrases(`
  {w} won the shoot-out {k}.:点球大战，{w}以{k}胜出。:{w} ganó la tanda {k}.|
  From the spot {w} were {k} the better side.:十二码前，{w}以{k}笑到最后。:Desde los once metros, {w} fue mejor: {k}.`);

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
