import type { Engine } from '../engine.ts';
import { lazy } from '../lazy.ts';
import type { Fixture, Player } from '../model.ts';
import { leaderChange, leaderText } from './leader.ts';
import { type MatchFacts, matchFacts, type StoryWriter, subjectOf } from './match-facts.ts';
import { previewText } from './preview.ts';
import { reportText } from './report.ts';
import { type Story, type StoryKind, type StoryText, storyId } from './story.ts';
import { streakLength, streakText } from './streak.ts';
import { upsetPrice, upsetText } from './upset.ts';

/** How much a finished match is worth a story of each kind, undefined if it is none; and the text. */
const ABOUT_FINISHED: Readonly<
  Record<
    Exclude<StoryKind, 'preview'>,
    { readonly value: (facts: MatchFacts) => number | undefined; readonly text: StoryWriter }
  >
> = {
  report: { value: () => 1, text: reportText },
  upset: { value: upsetPrice, text: upsetText },
  streak: { value: streakLength, text: streakText },
  leader: { value: (facts) => leaderChange(facts) && 1, text: leaderText },
};

function playersOf(engine: Engine, fixture: Fixture): Player[] {
  const players = new Map<string, Player>();
  for (const { player: name, playerId: id } of engine.playOf(fixture).incidents)
    if (name && id) players.set(id, { id, name });
  return [...players.values()];
}

function previewOf(engine: Engine, fixture: Fixture) {
  const subject = subjectOf(engine, 'preview', fixture);
  const value = subject.publishedAt < fixture.start ? 1 : undefined;
  return { ...subject, value, text: () => previewText(subject), players: () => [] };
}

function finishedOf(engine: Engine, kind: keyof typeof ABOUT_FINISHED, fixture: Fixture) {
  const facts = matchFacts(engine, kind, fixture);
  const { value, text } = ABOUT_FINISHED[kind];
  const players = () => playersOf(engine, fixture);
  return { ...facts, value: value(facts), text: () => text(facts) as StoryText, players };
}

/** The story of this kind about a match; undefined if the match has none. */
export function storyOf(engine: Engine, kind: StoryKind, fixture: Fixture): Story | undefined {
  const story = kind === 'preview' ? previewOf(engine, fixture) : finishedOf(engine, kind, fixture);
  const { publishedAt, value, text, players } = story;
  if (value === undefined) return undefined;
  return {
    id: storyId(kind, fixture),
    kind,
    fixture,
    publishedAt,
    value,
    text: lazy(text),
    players,
  };
}
