import type { TFunction } from 'i18next';

/** '12th' */
export const ordinalText = (place: number, t: TFunction): string =>
  t('teams:summary.place', { count: place, ordinal: true });

/** '12th of 20' */
export const placeOfText = ({ place, count }: { place: number; count: number }, t: TFunction) =>
  t('teams:summary.placeOf', { place: ordinalText(place, t), count });

/** '12th in the Premier Division' */
export const placeText = ({ place, league }: { place: number; league: string }, t: TFunction) =>
  t('teams:summary.inLeague', { place: ordinalText(place, t), league });
