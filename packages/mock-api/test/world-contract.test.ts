import { contract, type JsonSchema } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import type { WorldSize, WorldView } from '../src/world/world-view.ts';
import { isCore, someInstants, sports } from './world-samples.ts';

const check = responseCheck(contract);
const problems = (name: string, body: unknown, list = false): string[] => {
  const one = { $ref: `contract#/components/schemas/${name}` } as JsonSchema;
  const schema = list ? { type: 'array', items: one } : one;
  return check(schemaOf(schema), body).slice(0, 3);
};
const schemas = new Map<string, JsonSchema>();
/** Equal schemas are the identical object, so that each is compiled once. */
function schemaOf(schema: object): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('contract#', `${contract.schemas.$id}#`);
  const cached = schemas.get(text) ?? (JSON.parse(text) as JsonSchema);
  schemas.set(text, cached);
  return cached;
}

/** All matches of a time span around the instant, and one tournament in `oneIn`. */
interface Part {
  readonly seconds: number;
  readonly oneIn: number;
}

function allProblems(view: WorldView, instant: number, { seconds, oneIn }: Part): string[] {
  const day = view.matchesBetween(instant - seconds / 2, instant + seconds / 2);
  const ranked = view.rankings({ sport: 'esports' }, { offset: 0, limit: 30 });
  const tournaments = sports.flatMap((sport) =>
    (['ongoing', 'upcoming', 'finished'] as const).flatMap((state) =>
      view.tournaments(state, { sport }).filter((_, index) => index % oneIn === 0),
    ),
  );
  const sample = day.filter((_, index) => index % 17 === 0);
  return [
    ...problems('Match', day, true),
    ...problems('Match', view.liveMatches({ offset: 0, limit: 200 }), true),
    ...problems('Match', view.mainMatches({ offset: 0, limit: 40 }), true),
    ...problems('Tournament', tournaments, true),
    ...problems('Tournament', view.majorEvents('football'), true),
    ...problems('TeamRanking', ranked, true),
    ...tournaments.flatMap(({ id }) => problems('Standing', view.tournamentTable(id))),
    ...sample.flatMap(({ id, homeTeam }) => [
      ...problems('MatchAnalysis', view.analysis(id)),
      ...problems('TeamDetails', view.team(homeTeam.id)),
      ...problems(
        'Match',
        view.teamMatches(homeTeam.id, 'finished', { offset: 0, limit: 5 }),
        true,
      ),
      ...problems(
        'Match',
        view.teamMatches(homeTeam.id, 'upcoming', { offset: 0, limit: 5 }),
        true,
      ),
      ...problems('Tournament', view.teamTournaments(homeTeam.id, 'upcoming'), true),
    ]),
  ];
}

const SIZES: readonly WorldSize[] = ['small', 'standard', 'large'];

test.each(isCore ? SIZES.slice(0, 1) : SIZES)(
  'ENT-2 every response of the %s world matches the contract',
  (size) => {
    const world = createWorld({ seed: 'contract', size });
    const large = size === 'large';
    const part: Part = large ? { seconds: 1800, oneIn: 40 } : { seconds: 86_400, oneIn: 1 };
    for (const [index, instant] of someInstants(large || isCore ? 0 : 3).entries()) {
      const language = index % 2 === 0 ? 'en' : 'zh';
      expect(allProblems(world.at(instant, language), instant, part)).toEqual([]);
    }
  },
  60_000,
);
