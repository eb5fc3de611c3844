import type * as api from '@touchline/types';
import type { Country, Team } from '../model.ts';
import type { Language } from '../world-view.ts';

/** Countries and teams as they are told; each made once, since they never change. */
export interface Refs {
  country(country: Country): api.Country;
  team(team: Team): api.TeamRef;
}

export function refsIn(language: Language): Refs {
  const countries = new Map<Country, api.Country>();
  const teams = new Map<Team, api.TeamRef>();
  const country = (one: Country): api.Country => {
    const present = countries.get(one);
    if (present) return present;
    const { id, name } = one;
    const made = { id, name: name[language], logo: `images/countries/${id}.svg` };
    countries.set(one, made);
    return made;
  };
  const team = (one: Team): api.TeamRef => {
    const present = teams.get(one);
    if (present) return present;
    const { id, name } = one;
    const made = {
      id,
      name: name[language],
      logo: `images/teams/${id}.svg`,
      country: country(one.country),
    };
    teams.set(one, made);
    return made;
  };
  return { country, team };
}
