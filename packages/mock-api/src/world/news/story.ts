import type { Localized } from '../localized.ts';
import type { Fixture, Player } from '../model.ts';

const STORY_KINDS = ['report', 'preview'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** A title and paragraphs; the match is shown after the first paragraph. */
export interface StoryText {
  readonly title: Localized;
  readonly paragraphs: readonly Localized[];
}

/** Without the paragraphs for which the world has nothing to say. */
export const storyText = (title: Localized, paragraphs: readonly Localized[]): StoryText => ({
  title,
  paragraphs: paragraphs.filter(({ en }) => en !== ''),
});

/** An article about one match. It depends on the world's seed, its kind and its match, and not on when it is read. */
export interface Story {
  readonly id: string;
  readonly kind: StoryKind;
  readonly fixture: Fixture;
  /** In seconds. Its text says what was known then. */
  readonly publishedAt: number;
  /** Computed on first use: most stories of a list are never opened. */
  readonly text: () => StoryText;
  /** Those of whom the match has something to say. */
  readonly players: () => readonly Player[];
}

export const storyId = (kind: StoryKind, { id }: Fixture): string => `ar-${kind}-${id.slice(3)}`;

/** The kind and the match of an id such as `ar-report-eng1-2026-12-3`. */
export function parseStoryId(id: string): { kind: StoryKind; matchId: string } | undefined {
  const [, word, rest] = /^ar-([a-z]+)-(.+)$/.exec(id) ?? [];
  const kind = STORY_KINDS.find((one) => one === word);
  return kind && { kind, matchId: `ma-${rest}` };
}
