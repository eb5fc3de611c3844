import { BoundedMap } from '../bounded-map.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../calendar/civil.ts';
import { byPopularity } from '../competition/match-popularity.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Tournament } from '../model.ts';
import { byPopularity as compareTournaments } from '../roster/roster.ts';
import { findFixture } from '../seasons/find-fixture.ts';
import { parseStoryId, type Story, type StoryKind } from './story.ts';
import { newsValue, PREVIEW_SECONDS, SLOT_SECONDS, storyOf } from './story-of.ts';

export type NewsSport = 'football' | 'basketball' | 'esports';
export const NEWS_SPORTS: readonly NewsSport[] = ['football', 'basketball', 'esports'];

/** The desk follows this many tournaments of each sport, the most popular. */
const FOLLOWED_TOURNAMENTS = 16;
/** The biggest matches of this many slots get a report; the biggest one gets a preview. */
const REPORT_SLOTS = 2;
const PREVIEW_SLOTS = 3;
const REPORTS: Readonly<Record<NewsSport, number>> = { football: 2, basketball: 1, esports: 1 };
/** Matches of a slot in which the desk looks for a story, the most popular. */
const MAX_CANDIDATES = 30;
/** The list reaches this far back. */
const NEWS_SECONDS = 4 * DAY_SECONDS;
const MAX_MATCH_SECONDS = 7 * HOUR_SECONDS;
const EDITIONS = 120;
const STORIES = 100;

const sportOf = ({ game }: Tournament): NewsSport =>
  game === 'football' || game === 'basketball' ? game : 'esports';

export interface NewsDesk {
  /** The stories of a sport that are published at the instant; the latest, at least `count` if there are so many. */
  latest(sport: NewsSport, instant: number, count: number): Story[];
  /** Undefined for an id that names no story, or one that is published later. */
  story(id: string, instant: number): Story | undefined;
}

/** Chooses the matches that are worth a story. */
export function createNewsDesk(engine: Engine): NewsDesk {
  const { roster, store } = engine;
  const editions = new BoundedMap<string, readonly Story[]>(EDITIONS);
  const previews = new BoundedMap<string, readonly Story[]>(EDITIONS);
  const stories = new BoundedMap<string, Story>(STORIES);
  const followed = Map.groupBy(roster.tournaments.toSorted(compareTournaments), sportOf);

  /** The most popular matches that start in [from, to). */
  const candidates = (sport: NewsSport, from: number, to: number): Fixture[] =>
    byPopularity(
      (followed.get(sport) ?? [])
        .slice(0, FOLLOWED_TOURNAMENTS)
        .flatMap((tournament) =>
          store
            .during(tournament, from, to)
            .flatMap((n) => store.season(tournament, n).during(from, to)),
        ),
    );

  /** The match with the most value for a story of this kind, the more popular one first. */
  function best(kind: StoryKind, fixtures: readonly Fixture[]): Story | undefined {
    let found: Fixture | undefined;
    let highest = 0;
    for (const fixture of fixtures) {
      const value = newsValue(engine, kind, fixture) ?? 0;
      if (value > highest) [found, highest] = [fixture, value];
    }
    return found && storyOf(engine, kind, found);
  }

  /** The most popular matches that end in [from, to). */
  const endedIn = (sport: NewsSport, from: number, to: number): Fixture[] =>
    candidates(sport, from - MAX_MATCH_SECONDS, to)
      .filter((one) => {
        const { end } = store.outcome(one);
        return end >= from && end < to;
      })
      .slice(0, MAX_CANDIDATES);

  /** One story of each kind at most about the matches that end in a slot, each about another match. */
  const editionOf = (sport: NewsSport, slot: number): readonly Story[] =>
    editions.getOrCreate(`${sport}/${slot}`, () => {
      const from = slot * SLOT_SECONDS;
      const ended = endedIn(sport, from, from + SLOT_SECONDS);
      const spanFrom = (slot - (slot % REPORT_SLOTS)) * SLOT_SECONDS;
      const biggest = endedIn(sport, spanFrom, spanFrom + REPORT_SLOTS * SLOT_SECONDS);
      const reported = biggest.slice(0, REPORTS[sport]).filter((one) => ended.includes(one));
      const told: Story[] = [];
      const isUntold = (one: Fixture) => told.every(({ fixture }) => fixture !== one);
      const tell = (kind: StoryKind, fixtures: readonly Fixture[]) => {
        const story = best(kind, fixtures.filter(isUntold));
        if (story) told.push(story);
      };
      tell('leader', ended);
      for (const fixture of reported) tell('report', [fixture]);
      tell('upset', ended);
      tell('streak', ended);
      return told;
    });

  /** The previews of the biggest matches whose spans overlap [from, to). */
  function previewsBetween(sport: NewsSport, from: number, to: number): Story[] {
    const span = PREVIEW_SLOTS * SLOT_SECONDS;
    const found: Story[] = [];
    for (let start = Math.floor(from / span) * span; start < to; start += span) {
      const ofSpan = previews.getOrCreate(`${sport}/${start}`, () => {
        const story = best('preview', candidates(sport, start, start + span));
        return story ? [story] : [];
      });
      found.push(...ofSpan);
    }
    return found;
  }

  function latest(sport: NewsSport, instant: number, count: number): Story[] {
    const now = Math.floor(instant / SLOT_SECONDS);
    const found = previewsBetween(sport, instant, instant + PREVIEW_SECONDS).filter(
      ({ fixture }) => fixture.start > instant,
    );
    const first = Math.floor((instant - NEWS_SECONDS) / SLOT_SECONDS);
    for (let slot = now; slot >= first; slot--) {
      // Stories of earlier slots are older than the stories that are found.
      const isEnough =
        found.filter(
          ({ publishedAt }) => publishedAt <= instant && publishedAt > (slot + 2) * SLOT_SECONDS,
        ).length >= count;
      if (isEnough) break;
      found.push(...editionOf(sport, slot));
    }
    return found.filter(({ publishedAt }) => publishedAt <= instant);
  }

  const find = (id: string): Story | undefined => {
    const parts = parseStoryId(id);
    const fixture = parts && findFixture(roster, store, parts.matchId);
    return fixture && storyOf(engine, parts.kind, fixture);
  };

  return {
    latest,
    story: (id, instant) => {
      const story = stories.get(id) ?? find(id);
      if (story) stories.set(id, story);
      return story && story.publishedAt <= instant ? story : undefined;
    },
  };
}
