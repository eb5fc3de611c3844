import type { Engine } from '../engine.ts';
import type { Localized } from '../localized.ts';
import { basketballCourse } from './basketball-course.ts';
import { esportsCourse } from './esports-course.ts';
import { footballCourse } from './football-course.ts';
import type { MatchFacts } from './match-facts.ts';
import { paragraph, type Writer } from './writer.ts';

/** How the match went, from its incidents and periods. */
export function courseOf(engine: Engine, writer: Writer, facts: MatchFacts): Localized {
  const { game } = facts.fixture.season.tournament;
  const tell =
    game === 'football' ? footballCourse : game === 'basketball' ? basketballCourse : esportsCourse;
  return paragraph(...tell(engine, writer, facts));
}
