import type { CrestKind } from '@touchline/shared/crests/shapes';
import { countries } from '../countries.ts';
import type { Game } from '../model.ts';
import { bookmakers } from '../odds/bookmakers.ts';
import type { Roster } from '../roster/roster.ts';
import type { ImageKey } from '../world-view.ts';
import { renderCover } from './cover.ts';
import { renderCrest } from './crest.ts';
import { renderFlag } from './flags.ts';
import { renderMedal } from './medal.ts';
import { renderWordMark } from './word-mark.ts';

const crestKindOf = (game: Game): CrestKind =>
  game === 'football' || game === 'basketball' ? game : 'esports';

const countryById = new Map(countries.map((country) => [country.id, country]));
/** By number, as odds refer to bookmakers, and by name, as offers do. */
const bookmakerByKey = new Map(
  bookmakers.flatMap((one) => [
    [String(one.number), one],
    [one.name.toLowerCase().replaceAll(' ', '-'), one],
  ]),
);

/** Not cached here: images are served with a long max-age. */
export function renderImage(roster: Roster, { kind, name }: ImageKey): string | undefined {
  switch (kind) {
    case 'countries': {
      const country = countryById.get(name);
      return country && renderFlag(country);
    }
    case 'teams': {
      const team = roster.teamById.get(name);
      return team && renderCrest(team, crestKindOf(team.game));
    }
    case 'tournaments': {
      const tournament = roster.tournamentByCode.get(name.replace(/^to-/, ''));
      return tournament && tournament.id === name
        ? renderMedal(tournament.id, tournament.name.en, crestKindOf(tournament.game))
        : undefined;
    }
    case 'covers':
      return renderCover(roster, name, crestKindOf);
    case 'bookmakers': {
      const bookmaker = bookmakerByKey.get(name);
      return bookmaker && renderWordMark(bookmaker);
    }
  }
}
