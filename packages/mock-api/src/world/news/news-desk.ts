import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { Sport } from '@touchline/types';
import { DAY_SECONDS } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import { createEditions } from './editions.ts';
import { PREVIEW_SECONDS, SLOT_SECONDS } from './publication.ts';
import { parseStoryId, type Story } from './story.ts';
import { storyOf } from './story-of.ts';

/** The list reaches this far back. */
const NEWS_SECONDS = 4 * DAY_SECONDS;
const MAX_CACHED = 100;

export function createNewsDesk(engine: Engine) {
  const editions = createEditions(engine);
  const stories = new BoundedMap<string, Story>(MAX_CACHED);

  const find = (id: string): Story | undefined => {
    const parts = parseStoryId(id);
    const fixture = parts && engine.findFixture(parts.matchId);
    return fixture && storyOf(engine, parts.kind, fixture);
  };

  return {
    /** The stories of a sport that are published at the instant; the latest, at least `count` if there are so many. */
    latest(sport: Sport, instant: number, count: number): Story[] {
      const now = Math.floor(instant / SLOT_SECONDS);
      const found = editions
        .previewsIn(sport, instant, instant + PREVIEW_SECONDS)
        .filter(({ fixture }) => fixture.start > instant);
      const first = Math.floor((instant - NEWS_SECONDS) / SLOT_SECONDS);
      for (let slot = now; slot >= first; slot--) {
        // Stories of earlier slots are older than the stories that are found.
        const isEnough =
          found.filter(
            ({ publishedAt }) => publishedAt <= instant && publishedAt > (slot + 2) * SLOT_SECONDS,
          ).length >= count;
        if (isEnough) break;
        found.push(...editions.ofSlot(sport, slot));
      }
      return found.filter(({ publishedAt }) => publishedAt <= instant);
    },
    /** Undefined for an id that names no story, or one that is published later. */
    story(id: string, instant: number): Story | undefined {
      const story = stories.get(id) ?? find(id);
      if (story) stories.set(id, story);
      return story && story.publishedAt <= instant ? story : undefined;
    },
  };
}

export type NewsDesk = ReturnType<typeof createNewsDesk>;
