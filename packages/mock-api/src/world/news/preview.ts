import texts from '../data/phrases/news.json' with { type: 'json' };
import type { Engine } from '../engine.ts';
import { inEveryLanguage, type Localized, localize } from '../localized.ts';
import type { Team } from '../model.ts';
import { opponentIn, scoreText } from '../sides.ts';
import { type StoryText, storyText } from './story.ts';
import {
  bestPriceOf,
  groundText,
  isFinal,
  isKnockout,
  type Subject,
  standingsAt,
} from './subject.ts';
import { balanceText, playedBy } from './table-text.ts';
import { countText, dateText, placeText } from './words.ts';
import { paragraph } from './writer.ts';

const TITLES = texts.preview.titles;
const WHERE = texts.preview.where;
const PLACES = texts.preview.places;
const FORM = texts.preview.form;
const ON_A_RUN = texts.preview.onARun;
const LAST_MET = texts.preview.lastMet;
const PRICES = texts.preview.prices;
const EVEN = texts.preview.even;

const TOP_PLACES = 5;
const MIN_PLAYED = 3;
const MIN_RUN = 4;
const FORM_MATCHES = 5;
const MEETING_DAYS = 500;
const FORM_DAYS = 90;
/** Net prices this close name no favourite. */
const EVEN_GAP = 0.12;

type Form = ReturnType<typeof formOf>;

function formOf({ teamResults }: Engine, team: Team, instant: number) {
  const recent = teamResults.finished(team, instant, FORM_DAYS).slice(0, FORM_MATCHES);
  const { won } = teamResults.tally(team, recent);
  return { team, recent, wins: won, streak: teamResults.streakAt(team, instant) };
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
  const met = engine.teamResults
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
