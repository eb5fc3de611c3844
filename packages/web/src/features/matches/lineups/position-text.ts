import type { PlayerPosition } from '@touchline/types';
import type { TFunction } from 'i18next';

const NAMED = [
  ...(['point-guard', 'shooting-guard', 'small-forward', 'power-forward', 'center'] as const),
] as const;

/** The position or role of a player in a list; those of football have their place on the pitch. */
export function positionText(position: PlayerPosition | undefined, t: TFunction): string {
  const named = NAMED.find((one) => one === position);
  return named ? t(`parts:basketball.positions.${named}`) : '';
}
