import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Engine } from '../engine.ts';
import { inEveryLanguage, type Localized, localize } from '../localized.ts';
import type { Team } from '../model.ts';
import { opponentIn, scoreText } from '../sides.ts';
import {
  bestPriceOf,
  groundText,
  isFinal,
  isKnockout,
  type Subject,
  standingsAt,
} from './match-facts.ts';
import { type StoryText, storyText } from './story.ts';
import { balanceText, playedBy } from './table-text.ts';
import { countText, dateText, placeText } from './words.ts';
import { paragraph } from './writer.ts';

const TITLES = {
  plain: phrases(`
    {h} v {a}: what to expect:{h}对阵{a}：看点前瞻:{h} - {a}: claves del partido|
    {h} host {a}:{h}坐镇主场迎战{a}:{h} recibe a {a}|
    {a} travel to {h}:{a}远赴{h}的主场:{a} visita a {h}|
    Next up: {h} v {a}:即将开赛：{h}对{a}:En el horizonte: {h} - {a}`),
  neutral: phrases(`
    {h} v {a}: what to expect:{h}对阵{a}：看点前瞻:{h} - {a}: claves del partido|
    {h} meet {a}:{h}与{a}狭路相逢:{h} se mide a {a}|
    Next up: {h} v {a}:即将开赛：{h}对{a}:En el horizonte: {h} - {a}`),
  top: phrases(`
    {high} against {low}: {h} v {a}:{high}对{low}：{h}迎战{a}:{high} contra {low}: {h} - {a}|
    A match at the top: {h} v {a}:榜首集团的较量：{h}对{a}:Duelo en la cumbre: {h} - {a}|
    {h} and {a} meet near the summit:{h}与{a}，高位对话:{h} y {a} se cruzan en la zona alta`),
  knockout: phrases(`
    {h} or {a}: one goes through:{h}与{a}，只有一队晋级:{h} o {a}: solo pasa uno|
    {cup}: {h} v {a}, no second chance:{cup}：{h}对{a}，没有退路:{cup}: {h} - {a}, sin segunda oportunidad`),
  final: phrases(`
    {h} v {a}: the {cup} final:{cup}决赛：{h}对{a}:{h} - {a}: la final de {cup}|
    {h} and {a} play for the {cup}:{h}与{a}争夺{cup}:{h} y {a} se juegan {cup}`),
  run: phrases(`
    {t} put {n} straight wins on the line:{n}连胜的{t}迎来考验:{t} defiende una racha de {n} victorias|
    Can {o} stop {t}?:{o}能拦住{t}吗？:¿Podrá {o} frenar a {t}?`),
};
const WHERE = phrases(`
  {h} meet {a} {c} {d}{g}.:{d}，{c}，{h}{g}对阵{a}。:{h} se mide a {a} {c} {d}{g}.|
  {c} {h} play {a} {d}{g}.:{c}{d}上演{h}与{a}的较量，比赛{g2}进行。:{c}, {h} juega contra {a} {d}{g}.|
  {d} {h} and {a} face each other {c}{g}.:{h}与{a}将于{d}{g}相遇，赛事为{c}。:{d}, {h} y {a} se ven las caras {c}{g}.`);
const PLACES = phrases(`
  {h} are {hp} {hb}, {a} {ap} {ab}.:{h}目前排名{hp}（{hb}），{a}排名{ap}（{ab}）。:{h} es {hp} {hb}, y {a}, {ap} {ab}.|
  In the table {h} stand {hp} {hb} and {a} {ap} {ab}.:积分榜上，{h}位列{hp}（{hb}），{a}位列{ap}（{ab}）。:En la tabla, {h} marcha {hp} {hb} y {a}, {ap} {ab}.`);
const FORM = phrases(`
  {h} have won {hw} of the last {n}, {a} {aw}.:近{n}场比赛，{h}取胜{hw}场，{a}取胜{aw}场。:Partidos ganados de los últimos {n}: {h}, {hw}; {a}, {aw}.|
  Of their last {n} matches {h} won {hw} and {a} {aw}.:{h}近{n}场赢下{hw}场，{a}则赢下{aw}场。:La cuenta de ganados en los últimos {n} partidos: {hw} de {h} y {aw} de {a}.`);
const ON_A_RUN = {
  win: phrases(`
    {t} come with {n} wins in a row.:{t}带着{n}连胜而来。:{t} llega con {n} victorias seguidas.|
    {n} straight wins speak for {t}.:{t}手握{n}连胜。:A favor de {t} hablan {n} victorias seguidas.`),
  loss: phrases(`
    {t} have lost {n} in a row.:{t}已连败{n}场。:{t} ha perdido {n} partidos seguidos.|
    {n} straight defeats weigh on {t}.:{n}连败压在{t}身上。:{n} derrotas seguidas pesan sobre {t}.`),
};
const LAST_MET = phrases(`
  They last met {x}: {r}.:双方上次交手是在{x}：{r}。:Se vieron por última vez {x}: {r}.|
  The last meeting, {x}, ended {r}.:上一次碰面在{x}，结果为{r}。:El último duelo, {x}, acabó así: {r}.`);
const PRICES = phrases(`
  The market leans to {fav}: {fp} at best, against {up} on {und}.:市场更看好{fav}：最高{fp}，{und}为{up}。:El mercado se inclina por {fav}: {fp} en el mejor caso, frente a {up} por {und}.|
  The best prices are {fp} on {fav} and {up} on {und}.:目前最高赔率：{fav} {fp}，{und} {up}。:Las mejores cuotas son {fp} por {fav} y {up} por {und}.|
  Bookmakers make {fav} the favourites at {fp}; {und} are {up}.:博彩公司视{fav}为热门（{fp}），{und}为{up}。:Para las casas, {fav} es el favorito a {fp}; {und} se paga a {up}.`);
const EVEN = phrases(`
  The market cannot choose: {fp} on {fav}, {up} on {und}.:市场难分高下：{fav} {fp}，{und} {up}。:El mercado no se decide: {fp} por {fav}, {up} por {und}.`);

const TOP_PLACES = 5;
const MIN_PLAYED = 3;
const MIN_RUN = 4;
const FORM_MATCHES = 5;
const MEETING_DAYS = 500;
const FORM_DAYS = 90;
/** Net prices this close name no favourite. */
const EVEN_GAP = 0.12;

type Form = ReturnType<typeof formOf>;

function formOf({ history }: Engine, team: Team, instant: number) {
  const recent = history.finished(team, instant, FORM_DAYS).slice(0, FORM_MATCHES);
  const { won } = history.tally(team, recent);
  return { team, recent, wins: won, streak: history.streakAt(team, instant) };
}

const winsText = (wins: number): Localized =>
  wins === 0 ? localize('none', '0', 'ninguno') : countText(wins);

function formText({ say }: Subject, home: Form, away: Form): (Localized | undefined)[] {
  const isComplete = [home, away].every(({ recent }) => recent.length === FORM_MATCHES);
  const form = isComplete
    ? say('form', FORM, {
        hw: winsText(home.wins),
        aw: winsText(away.wins),
        n: countText(FORM_MATCHES),
      })
    : undefined;
  const runs = [home, away].map(({ team, streak: { streakType, streakCount } }) =>
    streakCount >= MIN_RUN && (streakType === 'win' || streakType === 'loss')
      ? say(`${streakType} run`, ON_A_RUN[streakType], {
          t: team.name,
          n: countText(streakCount),
        })
      : undefined,
  );
  return [form, ...runs];
}

function lastMeeting({ engine, fixture, publishedAt, say }: Subject): Localized | undefined {
  const { home, away } = fixture;
  const met = engine.history
    .finished(home, publishedAt, MEETING_DAYS)
    .find((one) => one.home === away || one.away === away);
  if (!met) return undefined;
  const outcome = engine.store.outcome(met);
  return say('met', LAST_MET, {
    x: dateText(met),
    r: inEveryLanguage(
      (language) => `${met.home.name[language]} ${scoreText(outcome)} ${met.away.name[language]}`,
    ),
  });
}

function pricesText(subject: Subject): Localized | undefined {
  const { fixture, say } = subject;
  const [home, away] = [bestPriceOf(subject, 'home'), bestPriceOf(subject, 'away')];
  if (!home || !away) return undefined;
  const isHome = home.price <= away.price;
  const values = {
    fav: fixture[isHome ? 'home' : 'away'].name,
    und: fixture[isHome ? 'away' : 'home'].name,
    fp: (isHome ? home : away).text.price,
    up: (isHome ? away : home).text.price,
  };
  return Math.abs(home.price - away.price) < EVEN_GAP
    ? say('even', EVEN, values)
    : say('prices', PRICES, values);
}

/** A match that has not begun, by what is known at the instant. */
export function previewText(subject: Subject): StoryText {
  const { engine, fixture, publishedAt, say } = subject;
  const { home, away } = fixture;
  const homeForm = formOf(engine, home, publishedAt);
  const awayForm = formOf(engine, away, publishedAt);
  const standings = standingsAt(subject, publishedAt);
  const hasTable =
    standings && [home, away].every((team) => playedBy(standings.rowOf(team)) >= MIN_PLAYED);
  const [hp, ap] = [standings?.placeOf(home) ?? 0, standings?.placeOf(away) ?? 0];
  const places = hasTable
    ? say('places', PLACES, {
        hp: placeText(hp),
        ap: placeText(ap),
        hb: balanceText(home, standings.rowOf(home)).b,
        ab: balanceText(away, standings.rowOf(away)).b,
      })
    : undefined;
  const title = (): Localized => {
    if (isFinal(fixture)) return say('final title', TITLES.final);
    if (isKnockout(fixture)) return say('knockout title', TITLES.knockout);
    if (hasTable && hp <= TOP_PLACES && ap <= TOP_PLACES)
      return say('top title', TITLES.top, { high: placeText(hp), low: placeText(ap) });
    const onRun = [homeForm, awayForm].find(
      ({ streak }) => streak.streakType === 'win' && streak.streakCount >= MIN_RUN,
    );
    if (onRun)
      return say('run title', TITLES.run, {
        t: onRun.team.name,
        o: opponentIn(fixture, onRun.team).name,
        n: countText(onRun.streak.streakCount),
      });
    return fixture.isAtNeutralVenue
      ? say('neutral title', TITLES.neutral)
      : say('title', TITLES.plain);
  };
  const g2 = localize('', groundText(subject).zh || '在中立场地', '');
  return storyText(title(), [
    paragraph(say('where', WHERE, { g2 }), places),
    paragraph(...formText(subject, homeForm, awayForm)),
    paragraph(lastMeeting(subject)),
    paragraph(pricesText(subject)),
  ]);
}
