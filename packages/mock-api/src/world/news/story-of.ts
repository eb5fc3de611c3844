import { HOUR_SECONDS, MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import { lazy } from '../lazy.ts';
import type { Fixture, Player } from '../model.ts';
import { chance } from '../random/random.ts';
import { leaderChange, leaderText } from './leader.ts';
import { matchFacts } from './match-facts.ts';
import { previewText } from './preview.ts';
import { reportText } from './report.ts';
import { type Story, type StoryKind, type StoryText, storyId } from './story.ts';
import { streakLength, streakText } from './streak.ts';
import { upsetPrice, upsetText } from './upset.ts';
import { createWriter } from './writer.ts';

/** The desk looks at the matches that have ended every so often. */
export const SLOT_SECONDS = 3 * HOUR_SECONDS;
/** When a preview appears, before the match. */
export const PREVIEW_SECONDS = 14 * HOUR_SECONDS;
const REPORT_DELAY_MINUTES = [8, 14] as const;
const EDITING_MINUTES = [3, 40] as const;
const PREVIEW_SPREAD_MINUTES = 90;

/** The end of the slot in which an instant lies. */
const slotEnd = (instant: number): number =>
  (Math.floor(instant / SLOT_SECONDS) + 1) * SLOT_SECONDS;

function publicationOf({ seed, store }: Engine, kind: StoryKind, fixture: Fixture): number {
  const roll = chance(seed, 'news', 'published', kind, fixture.id);
  const minutes = (from: number, span: number) => Math.floor(from + roll * span) * MINUTE_SECONDS;
  if (kind === 'preview')
    return Math.max(
      fixture.start - PREVIEW_SECONDS + minutes(0, PREVIEW_SPREAD_MINUTES),
      fixture.knownAt + minutes(...EDITING_MINUTES),
    );
  const { end } = store.outcome(fixture);
  return kind === 'report'
    ? end + minutes(...REPORT_DELAY_MINUTES)
    : slotEnd(end) + minutes(...EDITING_MINUTES);
}

/** How much a match is worth a story of this kind; undefined if it is none. */
export function newsValue(engine: Engine, kind: StoryKind, fixture: Fixture): number | undefined {
  switch (kind) {
    case 'report':
      return 1;
    case 'upset':
      return upsetPrice(engine, matchFacts(engine, fixture));
    case 'streak':
      return streakLength(engine, matchFacts(engine, fixture));
    case 'leader':
      return leaderChange(engine, fixture, publicationOf(engine, kind, fixture)) && 1;
    case 'preview':
      return publicationOf(engine, kind, fixture) < fixture.start ? 1 : undefined;
  }
}

function write(engine: Engine, id: string, kind: StoryKind, fixture: Fixture, at: number) {
  const writer = createWriter(engine.seed, id);
  if (kind === 'preview') return previewText(engine, writer, fixture, at);
  const text = { report: reportText, upset: upsetText, streak: streakText, leader: leaderText };
  return text[kind](engine, writer, matchFacts(engine, fixture), at);
}

function playersOf(engine: Engine, fixture: Fixture): Player[] {
  const players = new Map<string, Player>();
  for (const { player: name, playerId: id } of engine.playOf(fixture).incidents)
    if (name && id) players.set(id, { id, name });
  return [...players.values()];
}

/** The story of this kind about a match; undefined if the match has none. */
export function storyOf(engine: Engine, kind: StoryKind, fixture: Fixture): Story | undefined {
  if (newsValue(engine, kind, fixture) === undefined) return undefined;
  const id = storyId(kind, fixture);
  const publishedAt = publicationOf(engine, kind, fixture);
  const text = lazy(() => write(engine, id, kind, fixture, publishedAt) as StoryText);
  const players = () => (kind === 'preview' ? [] : playersOf(engine, fixture));
  return { id, kind, fixture, publishedAt, text, players };
}
