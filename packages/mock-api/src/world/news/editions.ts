import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { Sport } from '@touchline/types';
import { HOUR_SECONDS } from '../calendar/civil.ts';
import { byPopularity } from '../competition/match-popularity.ts';
import type { Engine } from '../engine.ts';
import type { Fixture } from '../model.ts';
import { byPopularity as compareTournaments } from '../roster/roster.ts';
import { sportOf } from '../sport-of.ts';
import { SLOT_SECONDS } from './publication.ts';
import type { Story } from './story.ts';
import { storyOf } from './story-of.ts';

/** The desk follows this many tournaments of each sport, the most popular. */
const FOLLOWED_TOURNAMENTS = 16;
/** Matches that end in one span, the most popular. */
const MAX_ENDED = 30;
const MAX_MATCH_SECONDS = 7 * HOUR_SECONDS;

/** Finds the matches that the desk looks at, most popular first. */
function createNewsMatches({ roster, store }: Engine) {
  // The stories name players, coaches and grounds, and nothing of the kind is invented for real clubs.
  const simulated = roster.tournaments.filter(({ isReal }) => !isReal);
  const followed = Map.groupBy(simulated.toSorted(compareTournaments), ({ game }) => sportOf(game));

  const startingIn = (sport: Sport, from: number, to: number): Fixture[] =>
    byPopularity(
      (followed.get(sport) ?? [])
        .slice(0, FOLLOWED_TOURNAMENTS)
        .flatMap((tournament) => store.between(tournament, from, to)),
    );

  const endingIn = (sport: Sport, from: number, to: number): Fixture[] =>
    startingIn(sport, from - MAX_MATCH_SECONDS, to)
      .filter((one) => {
        const { end } = store.outcome(one);
        return end >= from && end < to;
      })
      .slice(0, MAX_ENDED);

  return { startingIn, endingIn };
}

/** The biggest matches of this many slots get a report; the biggest one gets a preview. */
const REPORT_SLOTS = 2;
const PREVIEW_SLOTS = 3;
const REPORTS: Readonly<Record<Sport, number>> = { football: 2, basketball: 1, esports: 1 };
const MAX_CACHED = 120;

/** Chooses the matches that are worth a story. */
export function createEditions(engine: Engine) {
  const matches = createNewsMatches(engine);
  const editions = new BoundedMap<string, readonly Story[]>(MAX_CACHED);
  const previews = new BoundedMap<string, readonly Story[]>(MAX_CACHED);

  function writeEdition(sport: Sport, slot: number): readonly Story[] {
    const from = slot * SLOT_SECONDS;
    const ended = matches.endingIn(sport, from, from + SLOT_SECONDS);
    const spanFrom = (slot - (slot % REPORT_SLOTS)) * SLOT_SECONDS;
    const biggest = matches.endingIn(sport, spanFrom, spanFrom + REPORT_SLOTS * SLOT_SECONDS);
    const reported = biggest.slice(0, REPORTS[sport]).filter((one) => ended.includes(one));
    return reported.flatMap((one) => storyOf(engine, 'report', one) ?? []);
  }

  function writePreview(sport: Sport, from: number, to: number): readonly Story[] {
    for (const fixture of matches.startingIn(sport, from, to)) {
      const story = storyOf(engine, 'preview', fixture);
      if (story) return [story];
    }
    return [];
  }

  return {
    /** Reports of the biggest matches that end in a slot. */
    ofSlot: (sport: Sport, slot: number) =>
      editions.getOrCreate(`${sport}/${slot}`, () => writeEdition(sport, slot)),
    /** The previews of the biggest matches whose spans overlap [from, to). */
    previewsIn(sport: Sport, from: number, to: number): Story[] {
      const span = PREVIEW_SLOTS * SLOT_SECONDS;
      const found: Story[] = [];
      for (let start = Math.floor(from / span) * span; start < to; start += span) {
        found.push(
          ...previews.getOrCreate(`${sport}/${start}`, () =>
            writePreview(sport, start, start + span),
          ),
        );
      }
      return found;
    },
  };
}
