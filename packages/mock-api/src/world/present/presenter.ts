import type { Engine } from '../engine.ts';
import type { Language } from '../world-view.ts';
import { createMatchPresenter } from './match.ts';
import { createReferencePresenter } from './references.ts';
import { createTimelinePresenter } from './timeline.ts';
import { createTournamentPresenter } from './tournament.ts';

/** Turns entities of the world into those of the API, in one language. */
export function createPresenter(language: Language, engine: Engine) {
  const refs = createReferencePresenter(language);
  const tournaments = createTournamentPresenter(language, refs, engine.roster.rankOf);
  const matches = createMatchPresenter(engine, language, refs, tournaments);
  const timelines = createTimelinePresenter(engine, language, tournaments);
  return { engine, language, ...refs, ...tournaments, ...matches, ...timelines };
}

export type Presenter = ReturnType<typeof createPresenter>;
