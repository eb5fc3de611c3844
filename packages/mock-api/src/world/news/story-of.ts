import type { Engine } from '../engine.ts';
import { lazy } from '../lazy.ts';
import type { Fixture, Player } from '../model.ts';
import { previewText } from './preview.ts';
import { reportText } from './report.ts';
import { type Story, type StoryKind, storyId } from './story.ts';
import { matchFacts, subjectOf } from './subject.ts';

function playersOf(engine: Engine, fixture: Fixture): Player[] {
  const players = new Map<string, Player>();
  for (const { player: name, playerId: id } of engine.playOf(fixture).incidents)
    if (name && id) players.set(id, { id, name });
  return [...players.values()];
}

function previewOf(engine: Engine, fixture: Fixture) {
  const subject = subjectOf(engine, 'preview', fixture);
  if (subject.publishedAt >= fixture.start) return undefined;
  return { ...subject, text: () => previewText(subject), players: () => [] };
}

function reportOf(engine: Engine, fixture: Fixture) {
  const facts = matchFacts(engine, fixture);
  return { ...facts, text: () => reportText(facts), players: () => playersOf(engine, fixture) };
}

/** The story of this kind about a match; undefined if the match has none. */
export function storyOf(engine: Engine, kind: StoryKind, fixture: Fixture): Story | undefined {
  const story = kind === 'preview' ? previewOf(engine, fixture) : reportOf(engine, fixture);
  if (!story) return undefined;
  const { publishedAt, text, players } = story;
  return {
    id: storyId(kind, fixture),
    kind,
    fixture,
    publishedAt,
    text: lazy(text),
    players,
  };
}
