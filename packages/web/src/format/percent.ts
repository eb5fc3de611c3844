/** '42%' */
export const wholePercent = (share: number): string => `${Math.round(share * 100)}%`;

/** '4.2%' */
export const percentOf = (share: number): string =>
  `${(share * 100).toFixed(1)}%`.replace('-', '−');
