import type { Engine } from '../engine.ts';
import type { Language } from '../world-view.ts';
import { createMatchPresenter, type MatchPresenter } from './match.ts';
import { createReferencePresenter, type ReferencePresenter } from './references.ts';
import { createTimelinePresenter, type TimelinePresenter } from './timeline.ts';
import { createTournamentPresenter, type TournamentPresenter } from './tournament.ts';

/** Turns entities of the world into those of the API, in one language. */
export interface Presenter
  extends ReferencePresenter,
    TournamentPresenter,
    MatchPresenter,
    TimelinePresenter {
  readonly language: Language;
}

export function createPresenter(language: Language, engine: Engine): Presenter {
  const refs = createReferencePresenter(language);
  const tournaments = createTournamentPresenter(language, refs, engine.roster.rankOf);
  const matches = createMatchPresenter(engine, language, refs, tournaments);
  const timelines = createTimelinePresenter(engine, language, tournaments);
  return { language, ...refs, ...tournaments, ...matches, ...timelines };
}
