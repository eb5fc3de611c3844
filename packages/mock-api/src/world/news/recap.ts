import type { Sport } from '@touchline/types';
import type { Localized } from '../localized.ts';
import { sportOf } from '../sport-of.ts';
import { basketballRecap } from './basketball-recap.ts';
import { esportsRecap } from './esports-recap.ts';
import { footballRecap } from './football-recap.ts';
import type { MatchFacts } from './subject.ts';
import { paragraph } from './writer.ts';

const recaps = {
  football: footballRecap,
  basketball: basketballRecap,
  esports: esportsRecap,
} satisfies Record<Sport, unknown>;

/** How the match went, from its incidents and periods. */
export const recapOf = (facts: MatchFacts): Localized =>
  paragraph(...recaps[sportOf(facts.fixture.season.tournament.game)](facts));
