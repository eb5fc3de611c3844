import type { CrestKind } from '@touchline/types/crests/shapes';
import { countries } from '../countries.ts';
import type { Game } from '../model.ts';
import { bookmakers } from '../odds/bookmakers.ts';
import type { Roster } from '../roster/roster.ts';
import type { ImageKey } from '../world-view.ts';
import { crest } from './crest.ts';
import { flagOf } from './flags.ts';
import { medal } from './medal.ts';
import { wordMark } from './word-mark.ts';

const kindOf = (game: Game): CrestKind =>
  game === 'football' || game === 'basketball' ? game : 'esports';

const countryById = new Map(countries.map((country) => [country.id, country]));
/** By number, as odds name them, or by name, as offers do. */
const bookmakerNamed = new Map(
  bookmakers.flatMap((one) => [
    [String(one.number), one],
    [one.name.toLowerCase().replaceAll(' ', '-'), one],
  ]),
);

/** Drawn when asked for: whoever asks keeps it for long. */
export function imageOf(roster: Roster, { kind, name }: ImageKey): string | undefined {
  switch (kind) {
    case 'countries': {
      const country = countryById.get(name);
      return country && flagOf(country);
    }
    case 'teams': {
      const team = roster.teamById.get(name);
      return team && crest(team.id, team.name.en, kindOf(team.game));
    }
    case 'tournaments': {
      const tournament = roster.tournamentByCode.get(name.replace(/^to-/, ''));
      return tournament && tournament.id === name
        ? medal(tournament.id, tournament.name.en, kindOf(tournament.game))
        : undefined;
    }
    case 'bookmakers': {
      const bookmaker = bookmakerNamed.get(name);
      return bookmaker && wordMark(bookmaker);
    }
  }
}
