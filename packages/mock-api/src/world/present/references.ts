import { memoized } from '@touchline/shared/domain/bounded-map';
import type * as api from '@touchline/types';
import type { Country, Team } from '../model.ts';
import type { Language } from '../world-view.ts';

/** Countries and teams never change: each API object is created once. */
export function createReferencePresenter(language: Language) {
  const country = memoized(
    ({ id, name }: Country): api.Country => ({
      id,
      name: name[language],
      logo: `images/countries/${id}.svg`,
    }),
  );
  const team = memoized(
    ({ id, name, emblem, tag, country: home }: Team): api.TeamRef => ({
      id,
      name: name[language],
      logo: `images/teams/${id}.svg`,
      ...(emblem && { emblem }),
      ...(tag && { tag }),
      country: country(home),
    }),
  );
  return { country, team };
}

export type ReferencePresenter = ReturnType<typeof createReferencePresenter>;
