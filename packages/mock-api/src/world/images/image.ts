import { crestMarkup } from '@touchline/shared/domain/crests/crest-markup';
import { medalDesign } from '@touchline/shared/domain/crests/medal-design';
import type { CrestKind } from '@touchline/shared/domain/crests/shapes';
import { realCountries } from '../countries.ts';
import type { Roster } from '../roster/roster.ts';
import { sportOf } from '../sport-of.ts';
import type { ImageKey } from '../world-view.ts';
import { renderCover } from './cover.ts';
import { renderFlag } from './flags.ts';
import { labelledSvg } from './labelled-svg.ts';

const countryById = new Map(realCountries.map((country) => [country.id, country]));

/** A tournament's medal, as the site draws it. */
function renderMedal(id: string, name: string, kind: CrestKind): string {
  const { field, second, path, dots = [], heart } = medalDesign(id, kind);
  const rosette = path
    ? `<path d="${path}" fill="${second}" fill-rule="evenodd"/>`
    : dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${second}"/>`).join('');
  return labelledSvg(
    64,
    64,
    name,
    `<circle cx="32" cy="32" r="30" fill="${field}"/>${rosette}` +
      `<circle cx="32" cy="32" r="${heart.r}" fill="${heart.colour}"/>` +
      `<circle cx="32" cy="32" r="27" fill="none" stroke="${second}" stroke-width="1.8"/>` +
      '<circle cx="32" cy="32" r="30" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/>',
  );
}

/** Not cached here: images are served with a long max-age. */
export function renderImage(roster: Roster, { kind, name }: ImageKey): string | undefined {
  switch (kind) {
    case 'countries': {
      const country = countryById.get(name);
      return country && renderFlag(country);
    }
    case 'teams': {
      const team = roster.teamById.get(name);
      return team && labelledSvg(64, 64, team.name.en, crestMarkup(team, sportOf(team.game), 'c'));
    }
    case 'tournaments': {
      const tournament = roster.tournamentByCode.get(name.replace(/^to-/, ''));
      return tournament && tournament.id === name
        ? renderMedal(tournament.id, tournament.name.en, sportOf(tournament.game))
        : undefined;
    }
    case 'covers':
      return renderCover(roster, name, sportOf);
    case 'bookmakers':
      // The site draws their word marks itself.
      return undefined;
  }
}
