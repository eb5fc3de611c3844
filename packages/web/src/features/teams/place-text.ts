import type { TFunction } from 'i18next';
import { type Language, locales } from '../../i18n/languages.ts';

interface Place {
  readonly place: number;
  readonly league: string;
}

/** '12th in the Premier Division' */
export function placeText({ place, league }: Place, t: TFunction, language: Language): string {
  const rules = new Intl.PluralRules(locales[language].intl, { type: 'ordinal' });
  const form = rules.select(place) as 'one' | 'two' | 'few' | 'other';
  const ordinal = t(`teams:summary.ordinal.${form}`, { place });
  return t('teams:summary.inLeague', { place: ordinal, league });
}
