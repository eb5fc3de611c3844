import type { PlayerPosition } from '@touchline/types';
import type { TFunction } from 'i18next';

/** The position or role of a player in a list; an upstream may have others. */
export const positionText = (position: PlayerPosition | undefined, t: TFunction): string =>
  position ? t(`positions:${position}`, { defaultValue: '' }) : '';
