import { engineOf } from './engine.ts';
import { imageOf } from './images/image.ts';
import { namesFinder } from './names/names-in.ts';
import { once } from './once.ts';
import { matchesAt } from './view/matches-at.ts';
import { teamsAt } from './view/teams-at.ts';
import { tellerIn } from './view/teller.ts';
import { tournamentsAt } from './view/tournaments-at.ts';
import type { World, WorldSize } from './view.ts';

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
