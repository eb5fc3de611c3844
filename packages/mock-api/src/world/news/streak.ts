import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import { resultFor } from '../competition/points.ts';
import type { Engine } from '../engine.ts';
import { same } from '../localized.ts';
import type { Fixture, Game, Team } from '../model.ts';
import { opponentIn } from '../sides.ts';
import { finalTitle, leadOf } from './lead.ts';
import type { MatchFacts, StoryWriter } from './match-facts.ts';
import { nextMatches } from './next-matches.ts';
import { recapOf } from './recap.ts';
import { storyText } from './story.ts';
import { countText, dateText, ownedBy } from './words.ts';

const TITLES = {
  win: phrases(`
    {o} end {ts} run of {n} wins:{o}终结{t}的{n}连胜:{o} corta la racha de {n} victorias {ts}|
    {ts} winning run stops at {n}:{t}的连胜停在{n}场:Se acabó: la racha {ts} se queda en {n} victorias|
    After {n} wins in a row {t} are stopped:{n}连胜之后，{t}被拦了下来:Tras {n} victorias seguidas, frenan a {t}|
    {o} are the ones to stop {t}:{o}成为拦下{t}的那支队伍:{o}, el equipo que frenó a {t}`),
  loss: phrases(`
    {n} defeats, and then {t} take something:连败{n}场后，{t}终于拿到成果:{n} derrotas después, {t} rasca algo|
    {t} stop the slide after {n} defeats:{t}止住{n}连败:{t} detiene la caída tras {n} derrotas|
    {ts} losing run ends at {n}:{t}的连败止于{n}场:Se acabó: la mala racha {ts} termina en {n}|
    {t} end the run of {n} defeats against {o}:{t}在对阵{o}时结束{n}连败:{t} pone fin ante {o} a una racha de {n} derrotas`),
};
const RUN = {
  win: phrases(`
    {t} had won {n} in a row since beating {x} {d}, with {f} for and {a} against.:自{d}战胜{x}起，{t}已连胜{n}场，得失比为{f}比{a}。:{t} había ganado {n} seguidos desde su victoria ante {x} {d}, con {f} a favor y {a} en contra.|
    It had begun {d} against {x}: {n} wins, {f}–{a} in all.:这波连胜始于{d}对阵{x}：{n}场全胜，总比分{f}–{a}。:Todo empezó {d} contra {x}: {n} victorias, {f}–{a} en total.|
    The run, {n} wins long, went back to {x} {d}.:这段{n}连胜可以追溯到{d}对阵{x}。:La racha, de {n} victorias, venía del partido con {x} {d}.`),
  loss: phrases(`
    {t} had lost {n} in a row since meeting {x} {d}, with {f} for and {a} against.:自{d}对阵{x}起，{t}已连败{n}场，得失比为{f}比{a}。:{t} había perdido {n} seguidos desde el partido con {x} {d}, con {f} a favor y {a} en contra.|
    It had begun {d} against {x}: {n} defeats, {f}–{a} in all.:这波连败始于{d}对阵{x}：{n}场皆负，总比分{f}–{a}。:Todo empezó {d} contra {x}: {n} derrotas, {f}–{a} en total.|
    The run, {n} defeats long, went back to {x} {d}.:这段{n}连败可以追溯到{d}对阵{x}。:La racha, de {n} derrotas, venía del partido con {x} {d}.`),
};

/** Shorter runs end without a story. */
const MIN_LENGTH: Partial<Record<Game, number>> = { football: 4, basketball: 5 };
const MIN_ESPORTS_LENGTH = 6;
/** Most runs began within the first of these; the rest are looked for in the second. */
const HISTORY_DAYS = [60, 240];

interface EndedStreak {
  readonly team: Team;
  readonly kind: 'win' | 'loss';
  /** The latest first. */
  readonly run: readonly Fixture[];
}

/** A team's equal results before a match, the latest first; empty if their beginning is too long ago. */
function runBefore({ store, history }: Engine, team: Team, instant: number): readonly Fixture[] {
  const resultOf = (one: Fixture) => resultFor(team, one, store.outcome(one));
  for (const days of HISTORY_DAYS) {
    const finished = history.finished(team, instant, days);
    const [last] = finished;
    const end = last ? finished.findIndex((one) => resultOf(one) !== resultOf(last)) : -1;
    if (end >= 0) return finished.slice(0, end);
  }
  return [];
}

/** The longer of the runs that a match has ended. */
function endedStreak({ engine, fixture, outcome }: MatchFacts): EndedStreak | undefined {
  const minLength = MIN_LENGTH[fixture.season.tournament.game] ?? MIN_ESPORTS_LENGTH;
  const ended = [fixture.home, fixture.away].flatMap((team): EndedStreak[] => {
    const run = runBefore(engine, team, fixture.start);
    const [last] = run;
    if (!last || run.length < minLength) return [];
    const kind = resultFor(team, last, engine.store.outcome(last));
    return kind === 'draw' || resultFor(team, fixture, outcome) === kind
      ? []
      : [{ team, kind, run }];
  });
  return ended.sort((a, b) => b.run.length - a.run.length)[0];
}

export const streakLength = (facts: MatchFacts): number | undefined =>
  endedStreak(facts)?.run.length;

export const streakText: StoryWriter = (facts) => {
  const streak = endedStreak(facts);
  if (!streak) return undefined;
  const { team, kind, run } = streak;
  const { engine, fixture, say } = facts;
  const first = run.at(-1) as Fixture;
  const { goals, goalsAgainst } = engine.history.tally(team, run);
  const values = {
    t: team.name,
    ts: ownedBy(team.name),
    o: opponentIn(fixture, team).name,
    n: countText(run.length),
    x: opponentIn(first, team).name,
    d: dateText(first),
    f: same(goals),
    a: same(goalsAgainst),
  };
  return storyText(finalTitle(facts) ?? say('title', TITLES[kind], values), [
    leadOf(facts),
    say('run', RUN[kind], values),
    recapOf(facts),
    nextMatches(facts),
  ]);
};
