import type { TFunction } from 'i18next';
import { fraction } from './fraction.ts';

export const oddsFormats = ['decimal', 'fractional', 'american', 'hk'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const formatters: Record<OddsFormat, (net: number, t: TFunction) => string> = {
  decimal: (net) => (net + 1).toFixed(2),
  fractional: (net, t) => fraction(net).replace(/^1\/1$/, t('match.evens')),
  american: (net) =>
    net >= 1 ? `+${Math.round(net * 100)}` : `${Math.round(-100 / net)}`.replace('-', '−'),
  hk: (net) => net.toFixed(2),
};

/** A net price, the profit on one unit staked, in the visitor's format. */
export const formatOdds = (net: number, format: OddsFormat, t: TFunction): string =>
  formatters[format](net, t);
