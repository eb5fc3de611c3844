import type { Country, Team } from '../model.ts';
import { findClub } from './find-club.ts';

/** Numbers of real clubs follow those of every simulated one. */
const FIRST_NO = 10_000;

/** The clubs of all seasons, each as one team. */
export class ClubRegister {
  readonly #byId = new Map<string, Team>();
  readonly #byName = new Map<string, Team>();

  /** `level` is that of its league, when a club is first seen. */
  team(name: string, home: Country, level = 0): Team {
    const key = `${home.code}/${name}`;
    const known = this.#byName.get(key);
    if (known) return known;
    const { id, country, name: localized, livery, aliases } = findClub(name, home);
    const team: Team = this.#byId.get(id) ?? {
      id,
      game: 'football',
      country,
      name: localized,
      ...(livery && { emblem: livery }),
      ...(aliases.length > 0 && { aliases }),
      level,
      no: FIRST_NO + this.#byId.size,
      isReal: true,
    };
    this.#byId.set(id, team);
    this.#byName.set(key, team);
    return team;
  }

  /** The same clubs as teams of their own, for a world that gives them other names. */
  copy(): ClubRegister {
    const copy = new ClubRegister();
    for (const [id, team] of this.#byId) copy.#byId.set(id, { ...team });
    for (const [key, { id }] of this.#byName) copy.#byName.set(key, copy.#byId.get(id) as Team);
    return copy;
  }
}
