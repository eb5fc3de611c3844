import type { Engine } from '../engine.ts';
import type { Localized } from '../localized.ts';
import { basketballRecap } from './basketball-recap.ts';
import { esportsRecap } from './esports-recap.ts';
import { footballRecap } from './football-recap.ts';
import type { MatchFacts } from './match-facts.ts';
import { paragraph, type Writer } from './writer.ts';

/** How the match went, from its incidents and periods. */
export function recapOf(engine: Engine, writer: Writer, facts: MatchFacts): Localized {
  const { game } = facts.fixture.season.tournament;
  const recap =
    game === 'football' ? footballRecap : game === 'basketball' ? basketballRecap : esportsRecap;
  return paragraph(...recap(engine, writer, facts));
}
