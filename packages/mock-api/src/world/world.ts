import { engineOf } from './engine.ts';
import { imageOf } from './images/image.ts';
import { once } from './lazy.ts';
import { namesFinder } from './names/find-names.ts';
import { tellerIn } from './present/presenter.ts';
import { matchesAt } from './queries/matches-at.ts';
import { teamsAt } from './queries/teams-at.ts';
import { tournamentsAt } from './queries/tournaments-at.ts';
import type { World, WorldSize } from './world-view.ts';

export interface WorldOptions {
  readonly seed: string | number;
  readonly size: WorldSize;
}

export function createWorld({ seed, size }: WorldOptions): World {
  const engine = engineOf(String(seed), size);
  const tellers = { en: tellerIn('en', engine), zh: tellerIn('zh', engine) };
  const teamsIn = once(() => namesFinder(engine.roster.teams));
  const tournamentsIn = once(() => namesFinder(engine.roster.tournaments));
  return {
    at: (instant, language) => {
      const teller = tellers[language];
      return {
        ...matchesAt(engine, teller, instant),
        ...tournamentsAt(engine, teller, instant),
        ...teamsAt(engine, teller, instant),
        namesIn: (text) => ({
          teams: teamsIn()(text).map(teller.refs.team),
          tournaments: tournamentsIn()(text).map(({ id, name }) => ({ id, name: name[language] })),
        }),
      };
    },
    image: (key) => imageOf(engine.roster, key),
  };
}
