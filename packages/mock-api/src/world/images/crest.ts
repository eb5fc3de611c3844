import { crestMarkup } from '@touchline/shared/crests/crest-markup';
import type { CrestKind } from '@touchline/shared/crests/shapes';
import type { Team } from '../model.ts';
import { labelledSvg } from './labelled-svg.ts';

/** A club's crest. */
export const renderCrest = (team: Pick<Team, 'id' | 'name' | 'emblem'>, kind: CrestKind): string =>
  labelledSvg(64, 64, team.name.en, crestMarkup(team, kind, 'c'));
