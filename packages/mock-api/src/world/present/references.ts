import type * as api from '@touchline/types';
import type { Country, Team } from '../model.ts';
import type { Language } from '../world-view.ts';

/** Countries and teams never change: each API object is created once. */
export interface ReferencePresenter {
  country(country: Country): api.Country;
  team(team: Team): api.TeamRef;
}

export function createReferencePresenter(language: Language): ReferencePresenter {
  const countries = new Map<Country, api.Country>();
  const teams = new Map<Team, api.TeamRef>();
  const country = (one: Country): api.Country => {
    const cached = countries.get(one);
    if (cached) return cached;
    const { id, name } = one;
    const ref = { id, name: name[language], logo: `images/countries/${id}.svg` };
    countries.set(one, ref);
    return ref;
  };
  const team = (one: Team): api.TeamRef => {
    const cached = teams.get(one);
    if (cached) return cached;
    const { id, name, emblem, tag } = one;
    const ref = {
      id,
      name: name[language],
      logo: `images/teams/${id}.svg`,
      ...(emblem && { emblem }),
      ...(tag && { tag }),
      country: country(one.country),
    };
    teams.set(one, ref);
    return ref;
  };
  return { country, team };
}
